package org.chuhe.server.event.log;

import java.util.List;
import java.util.Optional;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.rules.Provision;
import org.chuhe.server.game.model.GameForm;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.tournament.result.GameKind;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * How boards are played as live games on this server.
 *
 * @param terms edition, preset and clock, as {@code POST /api/games} takes them
 * @param tieBreaks the clocks of games added to break a tie, by kind ({@code rapid}, {@code blitz}); where one is missing
 *     its kind has the usual
 * @param byOrganiser whether clocks are started by the organiser only; otherwise also as soon as both players are there
 */
public record PlayedHere(ObjectNode terms, ObjectNode tieBreaks, boolean byOrganiser) {
    /** As many moves as a game usually has, for comparing clocks. */
    private static final int USUAL_MOVES = 60;

    static Optional<PlayedHere> read(JsonNode node) {
        ObjectNode tieBreaks =
                node.path("tieBreaks") instanceof ObjectNode clocks ? clocks : JsonNodeFactory.instance.objectNode();
        return node.path("terms") instanceof ObjectNode terms
                ? Optional.of(new PlayedHere(
                        terms, tieBreaks, node.path("byOrganiser").asBoolean(false)))
                : Optional.empty();
    }

    ObjectNode write() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.set("terms", terms);
        if (!tieBreaks.isEmpty()) {
            node.set("tieBreaks", tieBreaks);
        }
        return node.put("byOrganiser", byOrganiser);
    }

    /** The terms of every game of this kind. */
    public GameTerms agreed(GameKind kind) {
        GameTerms main = GameTerms.read(terms);
        return switch (kind) {
            case REGULAR -> main;
            case RAPID -> faster(main, "rapid", 10, 5);
            // 附加赛: its own rule is that a draw counts for Black; it is played as fast as the game before it.
            case BLITZ, DECIDER -> faster(main, "blitz", 5, 3);
        };
    }

    /** The terms of every game of this kind, with the event's own limit for late players (20.1) unless they have one. */
    public GameTerms agreed(GameKind kind, int lateMinutes) {
        GameTerms agreed = agreed(kind);
        return agreed.with(agreed.particulars().orLate(lateMinutes));
    }

    /** What holds at the boards, in words. */
    public List<Provision> provisions(int lateMinutes) {
        return Provision.of(agreed(GameKind.REGULAR, lateMinutes).regulations());
    }

    /** With the clock that was laid down; else the usual one, unless that of the main game is faster still. */
    private GameTerms faster(GameTerms main, String kind, int minutes, int increment) {
        if (tieBreaks.has(kind)) {
            return main.withClock(clock(tieBreaks.get(kind)));
        }
        ObjectNode usual = JsonNodeFactory.instance.objectNode();
        usual.putArray("stages").addObject().put("seconds", 60 * minutes).put("increment", increment);
        ClockScheme scheme = clock(usual);
        return length(main.clock()) < length(scheme) ? main : main.withClock(scheme);
    }

    private static ClockScheme clock(JsonNode clock) {
        ObjectNode terms = JsonNodeFactory.instance.objectNode();
        terms.set("clock", clock);
        return GameTerms.read(terms).clock();
    }

    private static long length(ClockScheme scheme) {
        long each = scheme.countdownPeriods() > 0 ? scheme.countdownMillis() : 0;
        long millis = 0;
        for (ClockStage stage : scheme.stages()) {
            millis += stage.millis();
            each = Math.max(each, stage.increment());
        }
        return millis + USUAL_MOVES * each;
    }

    /** Whether the games are played at real boards, arbiters keeping their logs. */
    public boolean atBoard() {
        return terms.path("place").asString("").equals("board");
    }

    /** What the form is filled with at first. */
    public static GameForm usual() {
        return new GameForm(JsonNodeFactory.instance.objectNode());
    }

    /** What the form is filled with. */
    public GameForm form() {
        return new GameForm(terms);
    }

    /** What the fields for a kind of tie-break game are filled with. */
    public GameForm form(String kind) {
        ObjectNode asked = JsonNodeFactory.instance.objectNode();
        if (tieBreaks.has(kind)) {
            asked.set("clock", tieBreaks.get(kind));
        }
        return new GameForm(asked);
    }
}
