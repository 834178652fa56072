package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.chuhe.core.Side;
import org.chuhe.game.log.GameLog;
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
