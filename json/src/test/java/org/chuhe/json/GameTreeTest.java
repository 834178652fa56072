package org.chuhe.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.game.Referee;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.command.OfferCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.junit.jupiter.api.Test;

/** A game as pages know it. */
class GameTreeTest {
    private static final Players PLAYERS = new Players("甲", "乙");
    private static final Referee REFEREE = new Referee();
    private static final GameRegulations ONLINE =
            GameRegulations.online().withClock(ClockScheme.increment(Duration.ofMinutes(10), Duration.ofSeconds(5)));

    private long now;

    private GameState begin(GameRegulations regulations, Position start) {
        return REFEREE.start(now, PLAYERS, regulations, Handicap.NONE, start, true, true);
    }

    private static GameState after(GameState state, GameCommand command) {
        return REFEREE.answer(state, command).state();
    }

    private GameState play(GameState state, String... moves) {
        GameState played = state;
        for (String text : moves) {
            now += 1_000;
            Move move = MoveReader.read(played.position(), text);
            played = after(
                    played, new PlayCommand.MakeMove(now, played.position().sideToMove(), move));
        }
        return played;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> part(Map<String, Object> tree, String key) {
        return (Map<String, Object>) tree.get(key);
    }

    @Test
    void aGameThatHasNotBegunHasTheSameKeys() {
        Map<String, Object> waiting = GameTree.waiting(ONLINE, Position.START);
        assertThat(waiting.keySet())
                .isEqualTo(GameTree.state(begin(ONLINE, Position.START)).keySet());
        assertThat(waiting).containsEntry("clock", null).containsEntry("result", null);
        assertThat(part(waiting, "mayOffer")).containsEntry("red", false);
        assertThat(part(waiting, "limit")).containsEntry("rounds", 60).containsEntry("black", 0);
    }

    @Test
    void movesSayWhatTheyTook() {
        GameState state = play(begin(ONLINE, Position.START), "h2e2", "h9g7", "h0g2");
        List<Object> moves = GameTree.moves(state);
        assertThat(moves).hasSize(3);
        @SuppressWarnings("unchecked")
        Map<String, Object> second = (Map<String, Object>) moves.get(1);
        assertThat(second)
                .containsEntry("ply", 2)
                .containsEntry("side", "black")
                .containsEntry("iccs", "h9g7")
                .containsEntry("zh", "马8进7")
                .containsEntry("used", 1_000L)
                .containsEntry("check", false)
                .containsEntry("capture", false);
        Map<String, Object> tree = GameTree.state(state);
        assertThat(tree).containsEntry("ply", 3).containsEntry("last", "h0g2").containsEntry("toMove", "black");
        Map<String, Object> clock = part(tree, "clock");
        assertThat(clock).containsEntry("running", "black");
        // Ten minutes, two moves of a second each, and five seconds for each of them.
        assertThat(part(clock, "red")).containsEntry("left", 608_000L).containsEntry("periods", 0);
        assertThat(part(tree, "mayOffer")).containsEntry("black", true);
    }

    @Test
    void offersAndTheEndAreTold() {
        GameState state = play(begin(ONLINE, Position.START), "h2e2");
        GameState offered = after(state, new OfferCommand.OfferDraw(now, Side.BLACK));
        assertThat(GameTree.state(offered)).containsEntry("offer", "black");
        Map<String, Object> over = GameTree.state(after(state, new EndCommand.Resign(now, Side.BLACK)));
        Map<String, Object> result = part(over, "result");
        assertThat(result)
                .containsEntry("score", "1-0")
                .containsEntry("winner", "red")
                .containsEntry("kind", "resignation");
        assertThat(result.get("article")).asString().endsWith("4.1.12");
    }

    @Test
    void aRepetitionIsCountedAndRuledOn() {
        Position start = Fen.read("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w");
        GameState state = begin(ONLINE, start);
        GameState once = play(state, "f0e0", "e8f8", "e0f0", "f8e8");
        assertThat(part(GameTree.state(once), "repetition"))
                .containsEntry("occurrence", 2)
                .containsKey("pliesLeft");
        assertThat(GameTree.state(after(once, new ClaimCommand.ClaimRepetition(now, Side.RED))))
                .containsEntry("duty", null);
        GameState ruled = once;
        for (int round = 0; round < 3 && ruled.lastRuling().isEmpty() && !ruled.isOver(); round++) {
            ruled = play(ruled, "f0e0", "e8f8", "e0f0", "f8e8");
        }
        Map<String, Object> tree = GameTree.state(ruled);
        Map<String, Object> ruling = part(tree, "ruling");
        assertThat(ruling).containsEntry("side", "red").containsKeys("verdict", "articles", "why");
        assertThat(tree.get("duty") != null || tree.get("result") != null).isTrue();
    }

    /** A rook hunts a bare horse (25.3): it may vary, and is told in how many rounds. */
    @Test
    void aDutyToVarySaysHowLong() {
        GameState state = begin(ONLINE, Fen.read("3ak4/9/9/9/9/4C4/4r4/3A2R2/3K5/9 w"));
        for (int round = 0; round < 4 && state.duty().isEmpty() && !state.isOver(); round++) {
            state = play(state, "e4a4", "e3a3", "a4e4", "a3e3");
        }
        Map<String, Object> duty = part(GameTree.state(state), "duty");
        assertThat(duty).containsEntry("side", "black").containsKeys("rounds", "roundsLeft");
    }

    @Test
    void rulesAndClocksAreDescribed() {
        assertThat(GameTree.rules(ONLINE)).containsEntry("first", "red").containsEntry("times", 3);
        Map<String, Object> scheme = GameTree.clock(ONLINE.clock());
        assertThat(scheme.get("stages")).isEqualTo(List.of(Map.of("moves", 0, "seconds", 600L, "increment", 5L)));
        assertThat(scheme).doesNotContainKey("extra").containsEntry("moveLimit", 0L);
        ClockScheme unlimited = ClockScheme.stages(new ClockStage(0, ClockStage.UNLIMITED, 0));
        assertThat(GameTree.clock(unlimited).get("stages")).isEqualTo(List.of());
        assertThat(GameTree.state(begin(ONLINE.withClock(unlimited), Position.START)))
                .containsEntry("clock", null);
    }
}
