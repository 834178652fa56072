package org.chuhe.server.game.model;

import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.PlayersConduct.BothFlags;
import org.chuhe.game.rules.Practice;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is laid down for a game beside its preset.
 *
 * @param atBoard whether it is played at a real board, an arbiter keeping its log; otherwise on this server
 * @param practices what is switched on beside the preset's: at a real board how the log is kept, on this server what people
 *     who play for fun may want, never in an event
 * @param calledFlags at a real board with pointer clocks, whose flags count when called (21.2): what two fallen ones mean
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
        Set<Practice> practices,
        Optional<BothFlags> calledFlags,
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

    private static final Messages WORDS = Messages.beside(Particulars.class);

    /** Their names in JSON. */
    private static final Map<Practice, String> AT_BOARD =
            Map.of(Practice.ONLY_EVENTS, "onlyEvents", Practice.CLOCK_BESIDE, "clockBeside");

    private static final Map<Practice, String> ON_SERVER =
            Map.of(Practice.TAKES_BACK, "takeBack", Practice.FIRST_MOVES_FREE, "firstMovesFree");

    /** Nothing: a game on this server, by its preset. It stands after the names, which its making reads. */
    public static final Particulars NONE = new Particulars(
            false,
            Set.of(),
            Optional.empty(),
            false,
            false,
            USUAL_NUMBER,
            USUAL_NUMBER,
            USUAL_NUMBER,
            USUAL_NUMBER,
            USUAL_NUMBER);

    public Particulars {
        Set<Practice> own = EnumSet.noneOf(Practice.class);
        own.addAll(practices);
        own.retainAll(names(atBoard).keySet());
        practices = Collections.unmodifiableSet(own);
    }

    private static Map<Practice, String> names(boolean atBoard) {
        return atBoard ? AT_BOARD : ON_SERVER;
    }

    public boolean has(Practice practice) {
        return practices.contains(practice);
    }

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
                names(board).entrySet().stream()
                        .filter(each -> json.path(each.getValue()).asBoolean(false))
                        .map(Map.Entry::getKey)
                        .collect(Collectors.toSet()),
                board ? calledFlags(json) : Optional.empty(),
                !board && json.path("warn").asBoolean(false),
                !board && json.path("lag").asBoolean(false),
                number(json, "lateMinutes", 0, MOST_MINUTES),
                number(json, "limitRounds", 1, MOST_ROUNDS),
                number(json, "reversedMinutes", 0, MOST_MINUTES),
                number(json, "displacedRounds", 0, MOST_ROUNDS),
                number(json, "offersAhead", 1, 2));
    }

    private static Optional<BothFlags> calledFlags(JsonNode json) {
        String code = json.path("calledFlags").asString("");
        if (code.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Coded.find(BothFlags.class, code)
                .orElseThrow(() -> Rejection.unusable(WORDS.message("form.unknown", "calledFlags", code))));
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
        practices.forEach(
                practice -> json.put(Objects.requireNonNull(names(atBoard).get(practice)), true));
        calledFlags.ifPresent(flags -> json.put("calledFlags", flags.code()));
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

    /** The players' conduct with these practices. */
    PlayersConduct conduct(PlayersConduct usual) {
        PlayersConduct conduct = usual.with(practices.toArray(new Practice[0]));
        return calledFlags.map(conduct::withCalledFlags).orElse(conduct);
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

    /** With a practice or without it; what belongs to the other kind of place is left out. */
    Particulars set(Practice practice, boolean wanted) {
        Set<Practice> changed = EnumSet.noneOf(Practice.class);
        changed.addAll(practices);
        if (wanted) {
            changed.add(practice);
        } else {
            changed.remove(practice);
        }
        return new Particulars(
                atBoard,
                changed,
                calledFlags,
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
                practices,
                calledFlags,
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
                        practices,
                        calledFlags,
                        warns,
                        lag,
                        minutes,
                        limitRounds,
                        reversedMinutes,
                        displacedRounds,
                        offersAhead);
    }
}
