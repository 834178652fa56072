package org.chuhe.game.log;

import java.util.List;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Names;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ClaimKind;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.game.state.ClaimEvent.ClaimMade;
import org.chuhe.game.state.ClaimEvent.ClaimRejected;
import org.chuhe.game.state.ClaimEvent.ClaimUpheld;
import org.chuhe.game.state.ClaimEvent.Ruled;
import org.chuhe.game.state.ConductEvent.Decided;
import org.chuhe.game.state.ConductEvent.Foul;
import org.chuhe.game.state.ConductEvent.FoulWaived;
import org.chuhe.game.state.ConductEvent.RecordFaulted;
import org.chuhe.game.state.ConductEvent.RecordRefused;
import org.chuhe.game.state.ConductEvent.RecordRewritten;
import org.chuhe.game.state.ConductEvent.RewriteOrdered;
import org.chuhe.game.state.ConductEvent.Warned;
import org.chuhe.text.Message;

/** The forms of claims and rulings, fouls, warnings and decisions. */
final class DecisionEvents {
    static final List<EventForm<?>> FORMS = List.of(
            EventForm.of(
                    "claim-made",
                    ClaimMade.class,
                    (at, p) -> new ClaimMade(
                            at, p.side(ClaimMade::side), p.constant("kind", ClaimMade::kind, ClaimKind.class)),
                    (e, t) -> t.say("claim-made." + e.kind().code(), Names.of(e.side()))),
            EventForm.of(
                    "claim-upheld",
                    ClaimUpheld.class,
                    (at, p) -> new ClaimUpheld(
                            at,
                            p.side(ClaimUpheld::side),
                            p.constant("kind", ClaimUpheld::kind, ClaimKind.class),
                            p.articles("articles", ClaimUpheld::articles),
                            p.reason("why", ClaimUpheld::why)),
                    (e, t) -> t.say(
                            "claim-upheld." + e.kind().code(),
                            Names.of(e.side()),
                            t.words(e.why()),
                            RuleBooks.cite(e.articles()))),
            EventForm.of(
                    "claim-rejected",
                    ClaimRejected.class,
                    (at, p) -> new ClaimRejected(
                            at,
                            p.side(ClaimRejected::side),
                            p.constant("kind", ClaimRejected::kind, ClaimKind.class),
                            p.articles("articles", ClaimRejected::articles),
                            p.reason("why", ClaimRejected::why)),
                    (e, t) -> t.say(
                            "claim-rejected." + e.kind().code(),
                            Names.of(e.side()),
                            t.words(e.why()),
                            RuleBooks.cite(e.articles()))),
            EventForm.of(
                    "ruled",
                    Ruled.class,
                    (at, p) -> new Ruled(
                            at,
                            p.constant("verdict", Ruled::verdict, Consequence.class),
                            p.sideIfAny(Ruled::side),
                            p.articles("articles", Ruled::articles),
                            p.reason("why", Ruled::why)),
                    (e, t) -> {
                        Object side = e.side().<Object>map(Names::of).orElse("");
                        Message ruled = t.say(
                                "ruled." + e.verdict().code(),
                                side,
                                t.after().regulations().claims().thresholds().roundsToVary(),
                                RuleBooks.cite(e.articles()));
                        return e.why().equals(Words.NONE) ? ruled : t.say("ruled.why", ruled, t.words(e.why()));
                    }),
            EventForm.of(
                    "foul",
                    Foul.class,
                    (at, p) -> new Foul(
                            at,
                            p.side(Foul::side),
                            p.article(Foul::article),
                            p.constant("decidedBy", Foul::decidedBy, Authority.class),
                            p.count("count", Foul::count)),
                    (e, t) -> t.say(
                            "foul",
                            Names.of(e.side()),
                            e.count(),
                            t.say("foul." + e.article().number()),
                            t.article(e.article()),
                            t.say("authority." + e.decidedBy().code()),
                            t.article(ConductBook.article("8.2")))),
            EventForm.of(
                    "foul-waived",
                    FoulWaived.class,
                    (at, p) -> new FoulWaived(at, p.side(FoulWaived::side)),
                    (e, t) -> t.say("foul-waived", Names.of(e.side()))),
            EventForm.of(
                    "warned",
                    Warned.class,
                    (at, p) -> new Warned(
                            at,
                            p.side(Warned::side),
                            p.constant("decidedBy", Warned::decidedBy, Authority.class),
                            p.words("why", Warned::why)),
                    (e, t) -> t.say(
                            "warned",
                            Names.of(e.side()),
                            t.say("authority." + e.decidedBy().code()),
                            t.words(e.why()))),
            EventForm.of(
                    "record-faulted",
                    RecordFaulted.class,
                    (at, p) -> new RecordFaulted(
                            at,
                            p.side(RecordFaulted::side),
                            p.count("missed", RecordFaulted::missed),
                            p.flag("illegible", RecordFaulted::illegible, false),
                            p.constant("decidedBy", RecordFaulted::decidedBy, Authority.class)),
                    (e, t) -> {
                        String name = e.illegible() ? "record-illegible" : "record-faulted";
                        return t.say(
                                name,
                                Names.of(e.side()),
                                e.missed(),
                                t.say("authority." + e.decidedBy().code()));
                    }),
            EventForm.of(
                    "rewrite-ordered",
                    RewriteOrdered.class,
                    (at, p) -> new RewriteOrdered(at, p.side(RewriteOrdered::side)),
                    (e, t) -> t.say("rewrite-ordered", Names.of(e.side()))),
            EventForm.of(
                    "record-rewritten",
                    RecordRewritten.class,
                    (at, p) -> new RecordRewritten(at, p.side(RecordRewritten::side)),
                    (e, t) -> t.say("record-rewritten", Names.of(e.side()))),
            EventForm.of(
                    "record-refused",
                    RecordRefused.class,
                    (at, p) -> new RecordRefused(at, p.side(RecordRefused::side)),
                    (e, t) -> t.say("record-refused", Names.of(e.side()))),
            EventForm.of(
                    "decided",
                    Decided.class,
                    (at, p) -> new Decided(
                            at,
                            p.constant("decidedBy", Decided::decidedBy, Authority.class),
                            p.article(Decided::article),
                            p.words("why", Decided::why)),
                    (e, t) -> {
                        String article = e.article().number();
                        String name = article.equals("18.2") || article.equals("18.3")
                                ? "decided." + article
                                : t.before().isOver() ? "decided-after" : "decided";
                        return t.say(
                                name,
                                t.say("authority." + e.decidedBy().code()),
                                t.words(e.why()),
                                t.article(e.article()));
                    }));

    private DecisionEvents() {}
}
