package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.Map;
import org.chuhe.core.Side;
import org.chuhe.game.command.Answer;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.log.GameLogException;
import org.chuhe.game.log.Narrator;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Phase;
import org.junit.jupiter.api.Test;

/** Logs as version 1 of the format wrote them, each with what its game adds up to. */
class Version1Test {
    private static final Map<String, String> LOGS = Sections.of("log/version1/games.txt");
    private static final Map<String, String> STATES = Sections.of("log/version1/states.txt");

    @Test
    void everyGameAddsUpToTheSameState() {
        assertThat(LOGS).hasSizeGreaterThan(60).containsOnlyKeys(STATES.keySet());
        LOGS.forEach((name, log) ->
                assertThat(StateText.of(GameLog.read(log))).as(name).isEqualTo(STATES.get(name)));
    }

    @Test
    void everyGameIsWrittenAsVersion2AndStaysTheSame() {
        LOGS.forEach((name, log) -> {
            GameState state = GameLog.read(log);
            String written = GameLog.write(state);
            assertThat(written).as(name).startsWith("chuhe-game 4\nstarted ");
            assertThat(GameLog.read(written)).as(name).isEqualTo(state);
            assertThat(GameLog.write(GameLog.read(written))).as(name).isEqualTo(written);
        });
    }

    @Test
    void theStoryIsStillTheSame() {
        GameState old = GameLog.read(Sections.read("log/version1/story.log"));
        GameState now = GameLog.read(Sections.read("story.log"));
        assertThat(StateText.of(old)).isEqualTo(StateText.of(now));
        assertThat(new Narrator(Locale.CHINESE).tell(old)).isEqualTo(new Narrator(Locale.CHINESE).tell(now));
    }

    @Test
    void version1HasNoUnknownParts() {
        assertThatThrownBy(() -> GameLog.readLine("moved at=1 side=RED move=h2e2 more=1", 1))
                .isInstanceOf(GameLogException.class);
        assertThatThrownBy(() -> GameLog.readLine("moved at=1 side=red move=h2e2", 1))
                .isInstanceOf(GameLogException.class);
        assertThat(GameLog.readLine("moved at=1 side=RED move=h2e2", 1).event())
                .isEqualTo(GameLog.readLine("moved at=1 side=red move=h2e2", 2).event());
    }

    @Test
    void runningGamesGoOn() {
        int running = 0;
        for (Map.Entry<String, String> log : LOGS.entrySet()) {
            GameState state = GameLog.read(log.getValue());
            boolean moves = state.phase() == Phase.PLAYING
                    && state.claim().isEmpty()
                    && state.disturbed().isEmpty()
                    && !state.turn().moved()
                    && state.turn().unclear().isEmpty();
            if (moves) {
                running++;
                goesOn(log.getKey(), state);
            }
        }
        assertThat(running).isGreaterThan(15);
    }

    private static void goesOn(String name, GameState state) {
        Side side = state.position().sideToMove();
        long now = state.clock().time() + 10;
        Referee referee = new Referee();
        Answer answer = state.position().legalMoves().stream()
                .map(move -> referee.answer(state, new PlayCommand.MakeMove(now, side, move)))
                .filter(Answer::isAccepted)
                .findFirst()
                .orElseThrow(() -> new AssertionError(name + " does not go on"));
        assertThat(answer.state().history().ply())
                .as(name)
                .isEqualTo(state.history().ply() + 1);
        assertThat(GameLog.read(GameLog.write(answer.state()))).as(name).isEqualTo(answer.state());
    }
}
