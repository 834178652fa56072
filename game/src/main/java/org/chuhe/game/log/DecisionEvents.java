package org.chuhe.game.log;

import java.util.List;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.ConductEvent;

/** The forms of claims and rulings, fouls, warnings and decisions. */
final class DecisionEvents {
    static final List<EventForm<?>> FORMS = List.of(
            EventForm.of(
                    "claim-made",
                    ClaimEvent.ClaimMade.class,
                    (event, out) -> out.constant("side", event.side(), Codes.SIDES)
                            .constant("kind", event.kind(), Codes.CLAIMS),
                    in -> new ClaimEvent.ClaimMade(
                            in.number("at"), in.constant("side", Codes.SIDES), in.constant("kind", Codes.CLAIMS))),
            EventForm.of(
                    "claim-upheld",
                    ClaimEvent.ClaimUpheld.class,
                    (event, out) -> out.constant("side", event.side(), Codes.SIDES)
                            .constant("kind", event.kind(), Codes.CLAIMS)
                            .articles("articles", event.articles())
                            .words("why", event.why()),
                    in -> new ClaimEvent.ClaimUpheld(
                            in.number("at"),
                            in.constant("side", Codes.SIDES),
                            in.constant("kind", Codes.CLAIMS),
                            in.articles("articles"),
                            in.words("why"))),
            EventForm.of(
                    "claim-rejected",
                    ClaimEvent.ClaimRejected.class,
                    (event, out) -> out.constant("side", event.side(), Codes.SIDES)
                            .constant("kind", event.kind(), Codes.CLAIMS)
                            .articles("articles", event.articles())
                            .words("why", event.why()),
                    in -> new ClaimEvent.ClaimRejected(
                            in.number("at"),
                            in.constant("side", Codes.SIDES),
                            in.constant("kind", Codes.CLAIMS),
                            in.articles("articles"),
                            in.words("why"))),
            EventForm.of(
                    "ruled",
                    ClaimEvent.Ruled.class,
                    (event, out) -> out.constant("verdict", event.verdict(), Codes.VERDICTS)
                            .constant("side", event.side(), Codes.SIDES)
                            .articles("articles", event.articles())
                            .words("why", event.why()),
                    in -> new ClaimEvent.Ruled(
                            in.number("at"),
                            in.constant("verdict", Codes.VERDICTS),
                            in.constantIfAny("side", Codes.SIDES),
                            in.articles("articles"),
                            in.words("why"))),
            EventForm.of(
                    "foul",
                    ConductEvent.Foul.class,
                    (event, out) -> out.constant("side", event.side(), Codes.SIDES)
                            .article("article", event.article())
                            .constant("decidedBy", event.decidedBy(), Codes.AUTHORITIES)
                            .number("count", event.count()),
                    in -> new ConductEvent.Foul(
                            in.number("at"),
                            in.constant("side", Codes.SIDES),
                            in.article("article"),
                            in.constant("decidedBy", Codes.AUTHORITIES),
                            in.count("count"))),
            EventForm.of(
                    "foul-waived",
                    ConductEvent.FoulWaived.class,
                    (event, out) -> out.constant("side", event.side(), Codes.SIDES),
                    in -> new ConductEvent.FoulWaived(in.number("at"), in.constant("side", Codes.SIDES))),
            EventForm.of(
                    "warned",
                    ConductEvent.Warned.class,
                    (event, out) -> out.constant("side", event.side(), Codes.SIDES)
                            .constant("decidedBy", event.decidedBy(), Codes.AUTHORITIES)
                            .words("why", event.why()),
                    in -> new ConductEvent.Warned(
                            in.number("at"),
                            in.constant("side", Codes.SIDES),
                            in.constant("decidedBy", Codes.AUTHORITIES),
                            in.words("why"))),
            EventForm.of(
                    "record-faulted",
                    ConductEvent.RecordFaulted.class,
                    (event, out) -> out.constant("side", event.side(), Codes.SIDES)
                            .number("missed", event.missed())
                            .flag("illegible", event.illegible(), false)
                            .constant("decidedBy", event.decidedBy(), Codes.AUTHORITIES),
                    in -> new ConductEvent.RecordFaulted(
                            in.number("at"),
                            in.constant("side", Codes.SIDES),
                            in.count("missed"),
                            in.flag("illegible", false),
                            in.constant("decidedBy", Codes.AUTHORITIES))),
            EventForm.of(
                    "rewrite-ordered",
                    ConductEvent.RewriteOrdered.class,
                    (event, out) -> out.constant("side", event.side(), Codes.SIDES),
                    in -> new ConductEvent.RewriteOrdered(in.number("at"), in.constant("side", Codes.SIDES))),
            EventForm.of(
                    "record-rewritten",
                    ConductEvent.RecordRewritten.class,
                    (event, out) -> out.constant("side", event.side(), Codes.SIDES),
                    in -> new ConductEvent.RecordRewritten(in.number("at"), in.constant("side", Codes.SIDES))),
            EventForm.of(
                    "record-refused",
                    ConductEvent.RecordRefused.class,
                    (event, out) -> out.constant("side", event.side(), Codes.SIDES),
                    in -> new ConductEvent.RecordRefused(in.number("at"), in.constant("side", Codes.SIDES))),
            EventForm.of(
                    "decided",
                    ConductEvent.Decided.class,
                    (event, out) -> out.constant("decidedBy", event.decidedBy(), Codes.AUTHORITIES)
                            .article("article", event.article())
                            .words("why", event.why()),
                    in -> new ConductEvent.Decided(
                            in.number("at"),
                            in.constant("decidedBy", Codes.AUTHORITIES),
                            in.article("article"),
                            in.words("why"))));

    private DecisionEvents() {}
}
