package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.log.GameLogException;
import org.chuhe.game.state.GameState;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

/** Whatever becomes of a log, its reader gives a game or a {@link GameLogException}, and nothing else. */
class BrokenLogTest {
    private static final List<String> LOGS =
            SampleGames.all().values().stream().map(GameLog::write).toList();

    private static Optional<GameState> read(String text) {
        try {
            return Optional.of(GameLog.read(text));
        } catch (GameLogException e) {
            assertThat(e.line()).isPositive();
            return Optional.empty();
        }
    }

    @Test
    void aBrokenLogIsRefusedOrWrittenBackAsItIs() {
        Seeded.forAll(3000, random -> {
            String broken = BrokenText.of(LOGS.get(random.nextInt(LOGS.size())), random);
            read(broken).ifPresent(state -> assertThat(GameLog.write(state)).isEqualTo(broken));
        });
    }

    @Test
    void aLogThatBreaksOffIsReadOnlyAtTheEndOfALine() {
        String text = LOGS.get(0);
        int start = text.indexOf('\n', text.indexOf('\n') + 1);
        for (int length = 0; length < text.length(); length++) {
            String cut = text.substring(0, length);
            assertThat(read(cut).isPresent()).as(cut).isEqualTo(length > start && cut.endsWith("\n"));
        }
    }
}
