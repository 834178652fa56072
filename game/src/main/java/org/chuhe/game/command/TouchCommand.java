package org.chuhe.game.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.game.result.Authority;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.TouchEvent;

/** What hands do to the pieces (article 5). */
public sealed interface TouchCommand extends GameCommand {

    /** Whose hand it is. */
    Side side();

    @Override
    default Optional<Side> player() {
        return Optional.of(side());
    }

    /** A player touches pieces, in this order. */
    record Touch(long at, Side side, List<Square> points) implements TouchCommand {
        public Touch {
            points = List.copyOf(points);
        }

        @Override
        public Answer decide(Transaction transaction) {
            return touch(transaction, side, points);
        }
    }

    /** A player touches pieces of both sides at once: the opponent's counts as touched first (5.5). */
    record TouchTogether(long at, Side side, List<Square> points) implements TouchCommand {
        public TouchTogether {
            points = List.copyOf(points);
        }

        @Override
        public Answer decide(Transaction transaction) {
            Position position = transaction.state().position();
            List<Square> ordered = new ArrayList<>(points);
            ordered.removeIf(point -> position.pieceAt(point)
                    .filter(piece -> piece.side() == side)
                    .isPresent());
            points.stream().filter(point -> !ordered.contains(point)).forEach(ordered::add);
            return touch(transaction, side, ordered);
        }
    }

    /**
     * A player puts pieces straight; unless he has said so before, and it is his own time, he has touched them (5.6). Out of
     * turn there is nothing to play: they bind on his next turn, if they still stand there. Whether one could have moved
     * (8.1.5) is not asked for then.
     */
    record Adjust(long at, Side side, List<Square> points, boolean announced) implements TouchCommand {
        public Adjust {
            points = List.copyOf(points);
        }

        @Override
        public Answer decide(Transaction transaction) {
            GameState state = transaction.state();
            boolean touched = !announced || !state.isOwnTime(side);
            if (touched && state.isOwnTime(side) && state.isTurn(side)) {
                return touch(transaction, side, points);
            }
            if (touched && !state.regulations().conduct().has(Practice.TOUCH_MOVE)) {
                return transaction.refuse("5.1", "refused.no-touch-move");
            }
            if (!holdPieces(state.position(), points)) {
                return transaction.refuse("5.6", "refused.nothing-touched");
            }
            transaction.emit(
                    touched ? new TouchEvent.Touched(at, side, points) : new TouchEvent.Adjusted(at, side, points));
            return transaction.done();
        }
    }

    /** A player plainly knocks a piece by accident (5.6). */
    record Brush(long at, Side side, Square point) implements TouchCommand {
        @Override
        public Answer decide(Transaction transaction) {
            if (!holdPieces(transaction.state().position(), List.of(point))) {
                return transaction.refuse("5.6", "refused.nothing-touched");
            }
            transaction.emit(new TouchEvent.Brushed(at, side, point));
            return transaction.done();
        }
    }

    /** A piece slips from a player's hand onto the board (5.7). */
    record Drop(long at, Side side, Square from, Square on) implements TouchCommand {
        @Override
        public Answer decide(Transaction transaction) {
            Optional<Answer> refused = refuseTouch(transaction, side, List.of(from));
            if (refused.isPresent()) {
                return refused.get();
            }
            if (transaction
                    .state()
                    .position()
                    .pieceAt(from)
                    .filter(piece -> piece.side() == side)
                    .isEmpty()) {
                return transaction.refuse("2.3", "refused.no-piece", from);
            }
            transaction.emit(new TouchEvent.Dropped(at, side, from, on));
            return transaction.done();
        }
    }

    /** A player upsets the pieces (5.9). */
    record Disturb(long at, Side side) implements TouchCommand {
        @Override
        public Answer decide(Transaction transaction) {
            transaction.emit(new TouchEvent.Disturbed(at, side));
            return transaction.done();
        }
    }

    /** The player has put the pieces back (5.9). */
    record Rearrange(long at, Side side) implements TouchCommand {
        @Override
        public Answer decide(Transaction transaction) {
            if (transaction.state().disturbed().filter(side::equals).isEmpty()) {
                return transaction.refuse("5.9", "refused.nothing-disturbed");
            }
            transaction.emit(new TouchEvent.Rearranged(at, side));
            return transaction.done();
        }
    }

    private static Answer touch(Transaction transaction, Side side, List<Square> points) {
        Optional<Answer> refused = refuseTouch(transaction, side, points);
        if (refused.isPresent()) {
            return refused.get();
        }
        transaction.emit(new TouchEvent.Touched(transaction.at(), side, points));
        return TouchRule.isFoul(transaction.state().position(), points)
                ? transaction.foul(side, "8.1.5", Authority.SYSTEM)
                : transaction.done();
    }

    private static Optional<Answer> refuseTouch(Transaction transaction, Side side, List<Square> points) {
        GameState state = transaction.state();
        if (!state.regulations().conduct().has(Practice.TOUCH_MOVE)) {
            return Optional.of(transaction.refuse("5.1", "refused.no-touch-move"));
        }
        if (!state.isOwnTime(side) || !state.isTurn(side)) {
            return Optional.of(transaction.refuse("5.1", "refused.touch-own-time"));
        }
        if (!holdPieces(state.position(), points)) {
            return Optional.of(transaction.refuse("5.1", "refused.nothing-touched"));
        }
        return Optional.empty();
    }

    private static boolean holdPieces(Position position, List<Square> points) {
        return !points.isEmpty()
                && points.stream().allMatch(point -> position.pieceAt(point).isPresent());
    }
}
