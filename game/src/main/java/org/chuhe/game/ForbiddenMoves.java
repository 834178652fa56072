package org.chuhe.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.claim.Claims;
import org.chuhe.core.Move;
import org.chuhe.core.MoveHistory;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.state.VaryDuty;

/**
 * Legal moves that the rules on repetitions forbid: those after which the mover would be ruled against (23.5), at once or
 * when the opponent answers as he did before; and once he has been, those that do not vary (23.5.2.2). What is asked is what
 * {@link Claims} would answer.
 */
public final class ForbiddenMoves {
    private ForbiddenMoves() {}

    /**
     * The forbidden moves of the side on move.
     *
     * @param duty what a ruling asks for already
     */
    public static List<Move> of(Claims claims, MoveHistory history, Position now, Optional<VaryDuty> duty) {
        Side mover = now.sideToMove();
        List<Move> forbidden = new ArrayList<>();
        boolean mustVary = duty.flatMap(VaryDuty::side).filter(mover::equals).isPresent();
        if (history.quietPlies() == 0 || duty.isPresent() && !mustVary) {
            return forbidden;
        }
        for (Move move : now.legalMoves()) {
            Position after = now.play(move);
            MoveHistory next = history.plus(mover, move, after);
            boolean again = next.occurrence() > 1;
            if (again
                    && (mustVary || isRuledAgainst(claims, next, after, mover) || isTrap(claims, next, after, mover))) {
                forbidden.add(move);
            }
        }
        return forbidden;
    }

    /** Whether the opponent has an answer after which the mover is ruled against. */
    private static boolean isTrap(Claims claims, MoveHistory game, Position now, Side mover) {
        for (Move reply : now.legalMoves()) {
            Position after = now.play(reply);
            MoveHistory next = game.plus(mover.opponent(), reply, after);
            if (next.occurrence() > 1 && isRuledAgainst(claims, next, after, mover)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isRuledAgainst(Claims claims, MoveHistory game, Position now, Side mover) {
        return claims.due(game, now)
                .map(claims::rule)
                .filter(ruling -> ruling.isAgainst(mover))
                .isPresent();
    }
}
