package org.chuhe.engines.play;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.engines.protocol.SearchReport;
import org.chuhe.game.state.GameState;
import org.chuhe.text.Translated;

/**
 * A game that has been played to its end.
 *
 * @param state how it ended, with all that happened
 * @param plies what the programs said and took, ply by ply
 * @param rulings the rulings on repetitions, in order
 * @param mishap what a program did that no player should
 * @param by which of them
 * @param remark why the game ended, where the article does not say it all; empty words otherwise
 * @param transcript what was said last before a mishap
 */
public record PlayedGame(
        GameState state,
        List<Thought> plies,
        List<RuledRepetition> rulings,
        Mishap mishap,
        Optional<Side> by,
        Translated remark,
        List<String> transcript) {
    /** What a program thought about a ply. */
    public record Thought(long millis, Optional<SearchReport> report) {}

    public PlayedGame {
        plies = List.copyOf(plies);
        rulings = List.copyOf(rulings);
        transcript = List.copyOf(transcript);
    }
}
