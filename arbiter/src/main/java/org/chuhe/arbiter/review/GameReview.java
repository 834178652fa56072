package org.chuhe.arbiter.review;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;

/**
 * Goes through the record of a game under one edition of the rules.
 *
 * <pre>{@code
 * Review review = GameReview.of(RuleBooks.CXA_2011).review(Position.START, moves);
 * review.pending();                     // where a ruling could be asked for, and what it is
 * review.limit().roundsFor(Side.RED);   // rounds towards the natural move limit
 * review.claimRepetition();             // what a claim after the last ply leads to
 * }</pre>
 */
public final class GameReview {
    private final Arbiter arbiter;
    private final Regulations regulations;

    private GameReview(Arbiter arbiter, Regulations regulations) {
        this.arbiter = arbiter;
        this.regulations = regulations;
    }

    public static GameReview of(RuleBook book) {
        return of(book, Regulations.STANDARD);
    }

    public static GameReview of(RuleBook book, Regulations regulations) {
        return of(Arbiter.of(book), regulations);
    }

    public static GameReview of(Arbiter arbiter, Regulations regulations) {
        return new GameReview(arbiter, regulations);
    }

    /**
     * Reviews a game.
     *
     * @throws org.chuhe.core.IllegalMoveException if a move is not legal
     */
    public Review review(Position start, List<Move> moves) {
        List<PendingPosition> pending = new RecurrenceFinder(regulations, start, moves)
                .find().stream()
                        .map(recurrence -> ruled(recurrence, start, moves.size()))
                        .toList();
        return new Review(pending, MoveLimit.after(start, moves, regulations), moves.size(), regulations);
    }

    private PendingPosition ruled(Recurrence recurrence, Position start, int plies) {
        Ruling ruling = arbiter.judge(recurrence.cycle());
        boolean mayVary = PendingPosition.blamed(ruling.verdict()).isPresent()
                && !ruling.decision().losesAtOnce();
        int varyBy = recurrence.claimablePly() + (mayVary ? 2 * regulations.roundsToVary() : 0);
        return new PendingPosition(recurrence, ruling, varyBy, deviator(recurrence, start, plies));
    }

    /** Who played the first ply that does not belong to the round of moves any more. */
    private static Optional<Side> deviator(Recurrence recurrence, Position start, int plies) {
        if (recurrence.lastPly() == plies) {
            return Optional.empty();
        }
        boolean evenPliesPlayed = recurrence.lastPly() % 2 == 0;
        return Optional.of(
                evenPliesPlayed ? start.sideToMove() : start.sideToMove().opponent());
    }
}
