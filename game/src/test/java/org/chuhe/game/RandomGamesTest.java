package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.state.GameState;
import org.chuhe.text.EndReason;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Complete random games with clocks; {@link RandomGames} says how fast they are. */
class RandomGamesTest {
    @Test
    void everyRandomGameEndsByRule() {
        RandomGames games = new RandomGames();
        for (int seed = 0; seed < 300; seed++) {
            GameState end = games.play(new SplittableRandom(seed));
            Invariants.check(end);
            assertThat(end.result()).isPresent();
        }
        assertThat(games.reasons)
                .containsKeys(EndReason.CHECKMATE, EndReason.MOVE_LIMIT, EndReason.RESIGNATION, EndReason.TIME);
        assertThat(games.reasons.values().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(300);
    }

    @Test
    void fourHundredPliesAreEightHundredLinesAndMore() {
        GameState state = RandomGames.fourHundredPlies();
        assertThat(state.history().ply()).isEqualTo(400);
        String text = GameLog.write(state);
        assertThat(text.lines()).hasSize(802);
        assertThat(GameLog.read(text)).isEqualTo(state);
    }

    @Test
    @Tag("slow")
    void reportsItsSpeed() {
        RandomGames.main(new String[] {"50000"});
        RandomGames games = new RandomGames();
        games.play(new SplittableRandom(1));
        assertThat(games.plies).isPositive();
    }
}
