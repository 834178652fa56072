package org.chuhe.arbiter.review;

import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;

/**
 * How far a game is from the natural move limit 自然限着 (2011 rules, 4.2.4, 22.2): so many rounds in a row without a
 * capture. Of the claimant's checks at most ten count, so the two sides may stand differently.
 *
 * @param limit the rounds that the regulations ask for
 * @param quietPlies plies since the last capture
 * @param checksByRed how many of them were checks by Red
 * @param checksByBlack how many of them were checks by Black
 * @param checksThatCount how many of the claimant's checks count
 */
public record MoveLimit(int limit, int quietPlies, int checksByRed, int checksByBlack, int checksThatCount) {

    /** The state after the moves of a game. Plies that a FEN reports as quiet before it count, without checks. */
    static MoveLimit after(Position start, List<Move> moves, Regulations regulations) {
        Position position = start;
        int[] checks = new int[2];
        for (Move move : moves) {
            Side mover = position.sideToMove();
            position = position.play(move);
            if (position.quietPlies() == 0) {
                checks[0] = 0;
                checks[1] = 0;
            } else if (position.isCheck()) {
                checks[mover.ordinal()]++;
            }
        }
        return new MoveLimit(
                regulations.quietRounds(),
                position.quietPlies(),
                checks[Side.RED.ordinal()],
                checks[Side.BLACK.ordinal()],
                regulations.checksThatCount());
    }

    /** The rounds that count if this side claims: a round with a check of its own beyond the tenth does not. */
    public int roundsFor(Side claimant) {
        int checks = claimant == Side.RED ? checksByRed : checksByBlack;
        return quietPlies / 2 - Math.max(0, checks - checksThatCount);
    }

    /** Whether a claim by this side is justified. */
    public boolean isReachedFor(Side claimant) {
        return roundsFor(claimant) >= limit;
    }
}
