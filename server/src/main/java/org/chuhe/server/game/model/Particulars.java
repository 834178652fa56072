package org.chuhe.server.game.model;

import java.time.Duration;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is laid down for a game beside its preset.
 *
 * @param atBoard whether it is played at a real board, an arbiter keeping its log; otherwise on this server
 * @param onlyEvents at a real board: whether the moves are on the players' sheets only
 * @param clockBeside at a real board: whether another clock keeps the time
 * @param takesBack on this server: whether moves may be taken back by agreement; never in an event
 * @param warns on this server: whether players are told before the move that loses at once (23.5.1)
 * @param lag in a tournament on this server: whether the network's delay is given back, as it always is in other games; in one
 *     hall it is not
 * @param lateMinutes who comes later forfeits (20.1); {@link #USUAL_NUMBER} for the preset's
 * @param limitRounds the natural move limit (4.2.4); {@link #USUAL_NUMBER} for the edition's
 * @param reversedMinutes how long reversed colours mean a new game (5.8.1); {@link #USUAL_NUMBER} for the preset's
 * @param displacedRounds how long a displaced piece is put back (5.8.2); {@link #USUAL_NUMBER} for the preset's
 * @param offersAhead by how many draw offers a side may be ahead (22.1); {@link #USUAL_NUMBER} for the preset's
 */
public record Particulars(
        boolean atBoard,
        boolean onlyEvents,
        boolean clockBeside,
        boolean takesBack,
        boolean warns,
        boolean lag,
        int lateMinutes,
        int limitRounds,
        int reversedMinutes,
        int displacedRounds,
        int offersAhead) {
    static final int USUAL_NUMBER = -1;
    static final int MOST_MINUTES = 24 * 60;
    static final int MOST_ROUNDS = 1000;

    /** Nothing: a game on this server, by its preset. */
    public static final Particulars NONE = new Particulars(
            false,
            false,
            false,
            false,
            false,
            false,
            USUAL_NUMBER,
            USUAL_NUMBER,
            USUAL_NUMBER,
            USUAL_NUMBER,
            USUAL_NUMBER);

    private static final Messages WORDS = Messages.beside(Particulars.class);

    /** Reads them from what describes a game; what is not said is as usual. */
    static Particulars read(JsonNode json) {
        boolean board = switch (json.path("place").asString("server")) {
            case "server", "" -> false;
            case "board" -> true;
            default ->
                throw Rejection.unusable(WORDS.message(
                        "form.unknown", "place", json.path("place").asString("")));
        };
        return new Particulars(
                board,
                board && json.path("onlyEvents").asBoolean(false),
                board && json.path("clockBeside").asBoolean(false),
                !board && json.path("takeBack").asBoolean(false),
                !board && json.path("warn").asBoolean(false),
                !board && json.path("lag").asBoolean(false),
                number(json, "lateMinutes", 0, MOST_MINUTES),
                number(json, "limitRounds", 1, MOST_ROUNDS),
                number(json, "reversedMinutes", 0, MOST_MINUTES),
                number(json, "displacedRounds", 0, MOST_ROUNDS),
                number(json, "offersAhead", 1, 2));
    }

    private static int number(JsonNode json, String name, int least, int most) {
        JsonNode value = json.path(name);
        if (value.isMissingNode() || value.isNull()) {
            return USUAL_NUMBER;
        }
        if (!value.isIntegralNumber() || value.longValue() < least || value.longValue() > most) {
            throw Rejection.unusable(WORDS.message("form.number", name, least, most));
        }
        return value.intValue();
    }

    /** As {@link #read} takes them. */
    void write(ObjectNode json) {
        if (atBoard) {
            json.put("place", "board");
        }
        if (onlyEvents) {
            json.put("onlyEvents", true);
        }
        if (clockBeside) {
            json.put("clockBeside", true);
        }
        if (takesBack) {
            json.put("takeBack", true);
        }
        if (warns) {
            json.put("warn", true);
        }
        if (lag) {
            json.put("lag", true);
        }
        write(json, "lateMinutes", lateMinutes);
        write(json, "limitRounds", limitRounds);
        write(json, "reversedMinutes", reversedMinutes);
        write(json, "displacedRounds", displacedRounds);
        write(json, "offersAhead", offersAhead);
    }

    private static void write(ObjectNode json, String name, int number) {
        if (number != USUAL_NUMBER) {
            json.put(name, number);
        }
    }

    /** The regulations with these limits. */
    GameRegulations limit(GameRegulations usual) {
        GameRegulations regulations = usual.withClaims(usual.claims().withWarning(warns));
        GameRegulations late =
                lateMinutes == USUAL_NUMBER ? regulations : regulations.withLateness(Duration.ofMinutes(lateMinutes));
        GameRegulations limited = limitRounds == USUAL_NUMBER
                ? late
                : late.withClaims(late.claims().withLimitRounds(limitRounds));
        GameRegulations offered = offersAhead == USUAL_NUMBER
                ? limited
                : limited.withClaims(limited.claims().withOffersAhead(offersAhead));
        GameRegulations mended = reversedMinutes == USUAL_NUMBER
                ? offered
                : offered.withColourError(Duration.ofMinutes(reversedMinutes));
        return displacedRounds == USUAL_NUMBER ? mended : mended.withDisplacement(displacedRounds);
    }

    /** With or without taking back by agreement; at a real board never. */
    Particulars withTakingBack(boolean allowed) {
        return new Particulars(
                atBoard,
                onlyEvents,
                clockBeside,
                allowed && !atBoard,
                warns,
                lag,
                lateMinutes,
                limitRounds,
                reversedMinutes,
                displacedRounds,
                offersAhead);
    }

    /** With or without a word before the move that loses; at a real board the arbiter says what there is to say. */
    Particulars withWarning(boolean told) {
        return new Particulars(
                atBoard,
                onlyEvents,
                clockBeside,
                takesBack,
                told && !atBoard,
                lag,
                lateMinutes,
                limitRounds,
                reversedMinutes,
                displacedRounds,
                offersAhead);
    }

    /** With the lateness that a tournament lays down, unless the game has its own. */
    public Particulars orLate(int minutes) {
        return lateMinutes != USUAL_NUMBER || minutes < 0 || minutes > MOST_MINUTES
                ? this
                : new Particulars(
                        atBoard,
                        onlyEvents,
                        clockBeside,
                        takesBack,
                        warns,
                        lag,
                        minutes,
                        limitRounds,
                        reversedMinutes,
                        displacedRounds,
                        offersAhead);
    }
}
