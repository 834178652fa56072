package org.chuhe.arbiter.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.IllegalMoveException;
import org.chuhe.core.Move;
import org.chuhe.core.MoveHistory;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;

/**
 * What an arbiter finds in the record of a game, which may still go on.
 *
 * <pre>{@code
 * GameReview review = GameReview.of(Claims.under(RuleBooks.CXA_2011), Position.START, moves);
 * review.pending();                     // where a ruling could be asked for, and what it is
 * review.limitReached();                // from where on a draw could be claimed
 * review.limit().roundsFor(Side.RED);   // rounds towards the natural move limit
 * review.claimRepetition();             // what a claim after the last ply leads to
 * }</pre>
 */
public final class GameReview {
    private final Claims claims;
    private final Side firstMover;
    private final List<Recurrence> found = new ArrayList<>();
    /** The answers on what was found, so far as somebody has asked. */
    private final List<ClaimRuling> rulings = new ArrayList<>();

    private final Board board;
    private final int firstRound;
    private MoveHistory history;
    private Optional<LimitReached> limitReached;

    private GameReview(Claims claims, Position start) {
        this.claims = claims;
        firstMover = start.sideToMove();
        board = start.toBoard();
        firstRound = start.moveNumber();
        history = MoveHistory.of(start);
        limitReached = Optional.empty();
    }

    /** The review of a game that begins. */
    public static GameReview begin(Claims claims, Position start) {
        return new GameReview(claims, start);
    }

    /**
     * Reviews a game.
     *
     * @throws org.chuhe.core.IllegalMoveException if a move is not legal
     */
    public static GameReview of(Claims claims, Position start, List<Move> moves) {
        GameReview review = begin(claims, start);
        moves.forEach(review::play);
        return review;
    }

    /**
     * The next move of the game.
     *
     * @throws org.chuhe.core.IllegalMoveException if it is not legal
     */
    public void play(Move move) {
        if (!board.isLegal(move.code())) {
            throw new IllegalMoveException(position(), move);
        }
        follow(move);
    }

    /** The next move of the game, known to be legal: those of a record were tested when it was read. */
    public void follow(Move move) {
        board.make(move.code());
        history = history.plus(move, board);
        if (limitReached.isEmpty()) {
            limitReached = claims.limitReached(history, this::position);
        }
        int last = found.size() - 1;
        if (last >= 0 && goesOn(found.get(last))) {
            found.set(last, found.get(last).until(history.ply()));
            return;
        }
        claims.due(history, this::position).ifPresent(this::add);
    }

    /** The position the game has come to. */
    public Position position() {
        int secondMoves = firstMover == Side.RED ? history.ply() / 2 : (history.ply() + 1) / 2;
        return Position.of(board, firstRound + secondMoves);
    }

    private boolean goesOn(Recurrence last) {
        int period = last.cycle().length();
        return last.lastPly() == history.ply() - 1 && history.pliesAlike(period, 1) == 1;
    }

    /** Stretches that overlap because they repeat in several ways are one. */
    private void add(Recurrence recurrence) {
        int last = found.size() - 1;
        if (last >= 0 && recurrence.firstPly() <= found.get(last).lastPly()) {
            found.set(last, found.get(last).until(history.ply()));
        } else {
            found.add(recurrence);
        }
    }

    private PendingPosition ruled(Recurrence recurrence, ClaimRuling ruling) {
        boolean mayVary = ruling.consequence() == Consequence.MUST_VARY;
        int varyBy =
                recurrence.claimablePly() + (mayVary ? 2 * claims.thresholds().roundsToVary() : 0);
        return new PendingPosition(recurrence, ruling, varyBy, deviator(recurrence));
    }

    /** Who played the first ply that does not belong to the round of moves any more. */
    private Optional<Side> deviator(Recurrence recurrence) {
        if (recurrence.lastPly() == history.ply()) {
            return Optional.empty();
        }
        return Optional.of(recurrence.lastPly() % 2 == 0 ? firstMover : firstMover.opponent());
    }

    /** The positions to be ruled on, in order. They are judged when they are first asked for. */
    public List<PendingPosition> pending() {
        List<PendingPosition> pending = new ArrayList<>(found.size());
        for (int i = 0; i < found.size(); i++) {
            if (i == rulings.size()) {
                rulings.add(claims.rule(found.get(i)));
            }
            pending.add(ruled(found.get(i), rulings.get(i)));
        }
        return List.copyOf(pending);
    }

    /** Where the natural move limit was first reached for somebody who could claim it. */
    public Optional<LimitReached> limitReached() {
        return limitReached;
    }

    /** The natural move limit at the end. */
    public MoveLimit limit() {
        return claims.limit(history);
    }

    /** The position to be ruled on in which the record ends, if it does. */
    public Optional<PendingPosition> pendingAtTheEnd() {
        return pending().stream()
                .filter(each -> each.recurrence().isClaimableAt(history.ply()))
                .findFirst();
    }

    /** When the end of the record can be ruled on if play goes on round; empty if its position is new. */
    public Optional<Outlook> outlook() {
        return claims.outlook(history, position());
    }

    /** The answer to a player who asks, after the last ply, for a ruling on the repetition (23). */
    public ClaimRuling claimRepetition() {
        return claims.repetition(history, position());
    }

    /** The answer to a side that claims a draw by the natural move limit after the last ply (22.2). */
    public ClaimRuling claimMoveLimit(Side claimant) {
        return claims.moveLimit(history, position(), claimant);
    }
}
