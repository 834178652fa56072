package org.chuhe.engines.play;

/**
 * When the programs' own scores end a game that the rules would let go on. Both programs must agree.
 *
 * @param score how many hundredths of a pawn: at least so many for a loss, at most so many for a draw
 * @param moves for how many moves of each side in a row
 * @param fromRound not before this round
 */
public record ScoreRule(int score, int moves, int fromRound) {
    public ScoreRule {
        if (score < 0 || moves < 1 || fromRound < 0) {
            throw new IllegalArgumentException("no such rule: " + score + ":" + moves + ":" + fromRound);
        }
    }
}
