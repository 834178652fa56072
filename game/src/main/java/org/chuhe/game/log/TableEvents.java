package org.chuhe.game.log;

import java.util.List;
import org.chuhe.core.Side;
import org.chuhe.game.result.Authority;
import org.chuhe.game.state.TableEvent;

/** The forms of what an arbiter enters at a real board. */
final class TableEvents {
    static final List<EventForm<?>> FORMS = List.of(
            EventForm.of(
                    "noted",
                    TableEvent.Noted.class,
                    (event, out) -> out.text("incident", event.incident())
                            .constant("side", event.side())
                            .article("article", event.article())
                            .constant("decidedBy", event.decidedBy())
                            .words("why", event.why()),
                    in -> new TableEvent.Noted(
                            in.number("at"),
                            in.text("incident"),
                            in.constantIfAny("side", Side.class),
                            in.article("article"),
                            in.constant("decidedBy", Authority.class),
                            in.words("why"))),
            EventForm.of(
                    "overruled",
                    TableEvent.Overruled.class,
                    (event, out) -> out.text("incident", event.incident())
                            .constant("side", event.side())
                            .article("article", event.article())
                            .constant("decidedBy", event.decidedBy())
                            .words("why", event.why()),
                    in -> new TableEvent.Overruled(
                            in.number("at"),
                            in.text("incident"),
                            in.constantIfAny("side", Side.class),
                            in.article("article"),
                            in.constant("decidedBy", Authority.class),
                            in.words("why"))),
            EventForm.of(
                    "foul-lifted",
                    TableEvent.FoulLifted.class,
                    (event, out) -> out.constant("side", event.side())
                            .constant("decidedBy", event.decidedBy())
                            .words("why", event.why()),
                    in -> new TableEvent.FoulLifted(
                            in.number("at"),
                            in.constant("side", Side.class),
                            in.constant("decidedBy", Authority.class),
                            in.words("why"))),
            EventForm.of(
                    "reopened",
                    TableEvent.Reopened.class,
                    (event, out) -> out.constant("decidedBy", event.decidedBy()).words("why", event.why()),
                    in -> new TableEvent.Reopened(
                            in.number("at"), in.constant("decidedBy", Authority.class), in.words("why"))),
            EventForm.of(
                    "corrected",
                    TableEvent.Corrected.class,
                    (event, out) -> out.number("ply", event.ply())
                            .constant("decidedBy", event.decidedBy())
                            .words("why", event.why()),
                    in -> new TableEvent.Corrected(
                            in.number("at"),
                            in.count("ply"),
                            in.constant("decidedBy", Authority.class),
                            in.words("why"))),
            EventForm.of(
                    "broke-play",
                    TableEvent.BrokePlay.class,
                    (event, out) -> out.constant("side", event.side())
                            .article("article", event.article())
                            .number("count", event.count()),
                    in -> new TableEvent.BrokePlay(
                            in.number("at"),
                            in.constant("side", Side.class),
                            in.article("article"),
                            in.count("count"))),
            EventForm.of(
                    "turn-passed",
                    TableEvent.TurnPassed.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new TableEvent.TurnPassed(in.number("at"), in.constant("side", Side.class))),
            EventForm.of(
                    "flag-seen",
                    TableEvent.FlagSeen.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new TableEvent.FlagSeen(in.number("at"), in.constant("side", Side.class))));

    private TableEvents() {}
}
