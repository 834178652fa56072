package org.chuhe.server.event.actions;

import java.util.List;
import java.util.Optional;
import org.chuhe.game.clock.ClockText;
import org.chuhe.server.event.log.PlayedHere;
import org.chuhe.server.game.model.ClockJson;
import org.chuhe.server.game.model.GameForm;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.tournament.result.GameKind;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Whether and how boards are played on this server, as an organiser fills it in. */
public final class PlayedHereForm {
    private static final Messages WORDS = Messages.beside(PlayedHereForm.class);
    private static final String[] KEPT = {"preset", "edition", "interpretations", "clock"};
    /** The natural limit (4.2.4), how long a wrong start or position is mended (5.8.1, 5.8.2), and draw offers (22.1). */
    private static final String[] LIMITS = {"limitRounds", "reversedMinutes", "displacedRounds", "offersAhead"};

    private PlayedHereForm() {}

    /** Nothing if games are played elsewhere. */
    static Optional<PlayedHere> read(Fields fields) {
        return switch (fields.text("where")) {
            case "", "elsewhere" -> Optional.empty();
            case "here", "board" -> Optional.of(here(fields));
            default -> throw Rejection.unusable(WORDS.message("field.choice", "where", fields.text("where")));
        };
    }

    /** What was filled in, be it right or wrong. */
    public static Optional<PlayedHere> filledIn(Fields fields) {
        return List.of("here", "board").contains(fields.text("where"))
                ? Optional.of(unchecked(fields))
                : Optional.empty();
    }

    private static PlayedHere here(Fields fields) {
        PlayedHere here = unchecked(fields);
        // Whoever fills in the form is told now, not when the round is published.
        for (GameKind kind : GameKind.values()) {
            here.agreed(kind);
        }
        return here;
    }

    private static PlayedHere unchecked(Fields fields) {
        ObjectNode form = GameForm.read(name -> fields.has(name) ? fields.text(name) : null);
        // Programs may send the whole clock, as they do for a single game.
        fields.object("clock").ifPresent(clock -> form.set("clock", clock));
        ObjectNode terms = JsonNodeFactory.instance.objectNode();
        for (String key : KEPT) {
            if (form.has(key)) {
                terms.set(key, form.get(key));
            }
        }
        laidDown(fields, terms);
        ObjectNode tieBreaks = JsonNodeFactory.instance.objectNode();
        tieBreak(fields, GameKind.RAPID, tieBreaks);
        tieBreak(fields, GameKind.BLITZ, tieBreaks);
        return new PlayedHere(terms, tieBreaks, fields.text("begin").equals("organiser"));
    }

    /** What the event lays down beside the preset: where it is played, limits, stages (6.2), 摸子 (5.1), whether players are warned. */
    private static void laidDown(Fields fields, ObjectNode terms) {
        for (String name : LIMITS) {
            if (!fields.text(name).isEmpty()) {
                terms.put(name, fields.number(name));
            }
        }
        if (!fields.text("times").isEmpty()) {
            String times = fields.text("times");
            ObjectNode clock = ClockText.read(times)
                    .map(ClockJson::write)
                    .orElseThrow(() -> Rejection.unusable(WORDS.message("field.choice", "times", times)));
            GameForm.extra(clock, name -> fields.has(name) ? fields.text(name) : null);
            terms.set("clock", clock);
        }
        if (fields.text("where").equals("here") && fields.flag("warn")) {
            terms.put("warn", true);
        }
        if (fields.text("where").equals("here") && fields.flag("lag")) {
            terms.put("lag", true);
        }
        if (fields.text("where").equals("board")) {
            terms.put("place", "board");
            terms.put("touchMove", !fields.flag("freeTouch"));
            terms.put("onlyEvents", fields.flag("onlyEvents"));
            terms.put("clockBeside", fields.flag("clockBeside"));
        }
    }

    /** {@code rapid} as a whole clock, or {@code rapid-minutes} and {@code rapid-increment} of a form. */
    private static void tieBreak(Fields fields, GameKind kind, ObjectNode into) {
        fields.object(kind.code()).ifPresent(clock -> into.set(kind.code(), clock));
        if (fields.has(kind.code() + "-minutes")) {
            ObjectNode form = GameForm.read(name -> switch (name) {
                case "clock" -> "own";
                case "minutes", "increment" -> fields.text(kind.code() + "-" + name);
                default -> null;
            });
            into.set(kind.code(), form.get("clock"));
        }
    }
}
