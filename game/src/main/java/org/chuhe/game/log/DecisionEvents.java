package org.chuhe.game.log;

import java.util.List;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Side;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ClaimKind;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.ConductEvent;

/** The forms of claims and rulings, fouls, warnings and decisions. */
final class DecisionEvents {
    static final List<EventForm<?>> FORMS = List.of(
            EventForm.of(
                    "claim-made",
                    ClaimEvent.ClaimMade.class,
                    (event, out) -> out.constant("side", event.side()).constant("kind", event.kind()),
                    in -> new ClaimEvent.ClaimMade(
                            in.number("at"), in.constant("side", Side.class), in.constant("kind", ClaimKind.class))),
            EventForm.of(
                    "claim-upheld",
                    ClaimEvent.ClaimUpheld.class,
                    (event, out) -> out.constant("side", event.side())
                            .constant("kind", event.kind())
                            .articles("articles", event.articles())
                            .words("why", event.why()),
                    in -> new ClaimEvent.ClaimUpheld(
                            in.number("at"),
                            in.constant("side", Side.class),
                            in.constant("kind", ClaimKind.class),
                            in.articles("articles"),
                            in.words("why"))),
            EventForm.of(
                    "claim-rejected",
                    ClaimEvent.ClaimRejected.class,
                    (event, out) -> out.constant("side", event.side())
                            .constant("kind", event.kind())
                            .articles("articles", event.articles())
                            .words("why", event.why()),
                    in -> new ClaimEvent.ClaimRejected(
                            in.number("at"),
                            in.constant("side", Side.class),
                            in.constant("kind", ClaimKind.class),
                            in.articles("articles"),
                            in.words("why"))),
            EventForm.of(
                    "ruled",
                    ClaimEvent.Ruled.class,
                    (event, out) -> out.constant("verdict", event.verdict())
                            .constant("side", event.side())
                            .articles("articles", event.articles())
                            .words("why", event.why()),
                    in -> new ClaimEvent.Ruled(
                            in.number("at"),
                            in.constant("verdict", Consequence.class),
                            in.constantIfAny("side", Side.class),
                            in.articles("articles"),
                            in.words("why"))),
            EventForm.of(
                    "foul",
                    ConductEvent.Foul.class,
                    (event, out) -> out.constant("side", event.side())
                            .article("article", event.article())
                            .constant("decidedBy", event.decidedBy())
                            .number("count", event.count()),
                    in -> new ConductEvent.Foul(
                            in.number("at"),
                            in.constant("side", Side.class),
                            in.article("article"),
                            in.constant("decidedBy", Authority.class),
                            in.count("count"))),
            EventForm.of(
                    "foul-waived",
                    ConductEvent.FoulWaived.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new ConductEvent.FoulWaived(in.number("at"), in.constant("side", Side.class))),
            EventForm.of(
                    "warned",
                    ConductEvent.Warned.class,
                    (event, out) -> out.constant("side", event.side())
                            .constant("decidedBy", event.decidedBy())
                            .words("why", event.why()),
                    in -> new ConductEvent.Warned(
                            in.number("at"),
                            in.constant("side", Side.class),
                            in.constant("decidedBy", Authority.class),
                            in.words("why"))),
            EventForm.of(
                    "record-faulted",
                    ConductEvent.RecordFaulted.class,
                    (event, out) -> out.constant("side", event.side())
                            .number("missed", event.missed())
                            .flag("illegible", event.illegible(), false)
                            .constant("decidedBy", event.decidedBy()),
                    in -> new ConductEvent.RecordFaulted(
                            in.number("at"),
                            in.constant("side", Side.class),
                            in.count("missed"),
                            in.flag("illegible", false),
                            in.constant("decidedBy", Authority.class))),
            EventForm.of(
                    "rewrite-ordered",
                    ConductEvent.RewriteOrdered.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new ConductEvent.RewriteOrdered(in.number("at"), in.constant("side", Side.class))),
            EventForm.of(
                    "record-rewritten",
                    ConductEvent.RecordRewritten.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new ConductEvent.RecordRewritten(in.number("at"), in.constant("side", Side.class))),
            EventForm.of(
                    "record-refused",
                    ConductEvent.RecordRefused.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new ConductEvent.RecordRefused(in.number("at"), in.constant("side", Side.class))),
            EventForm.of(
                    "decided",
                    ConductEvent.Decided.class,
                    (event, out) -> out.constant("decidedBy", event.decidedBy())
                            .article("article", event.article())
                            .words("why", event.why()),
                    in -> new ConductEvent.Decided(
                            in.number("at"),
                            in.constant("decidedBy", Authority.class),
                            in.article("article"),
                            in.words("why"))));

    private DecisionEvents() {}
}
