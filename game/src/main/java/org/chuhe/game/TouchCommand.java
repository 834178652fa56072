package org.chuhe.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;

/** What hands do to the pieces (article 5). */
public sealed interface TouchCommand extends Command {

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
        public Answer decide(Desk desk) {
            return touch(desk, side, points);
        }
    }

    /** A player touches pieces of both sides at once: the opponent's counts as touched first (5.5). */
    record TouchTogether(long at, Side side, List<Square> points) implements TouchCommand {
        public TouchTogether {
            points = List.copyOf(points);
        }

        @Override
        public Answer decide(Desk desk) {
            Position position = desk.state().position();
            List<Square> ordered = new ArrayList<>(points);
            ordered.removeIf(point -> position.pieceAt(point)
                    .filter(piece -> piece.side() == side)
                    .isPresent());
            points.stream().filter(point -> !ordered.contains(point)).forEach(ordered::add);
            return touch(desk, side, ordered);
        }
    }

    /** A player puts pieces straight; unless he has said so before, he has touched them (5.6). */
    record Adjust(long at, Side side, List<Square> points, boolean announced) implements TouchCommand {
        public Adjust {
            points = List.copyOf(points);
        }

        @Override
        public Answer decide(Desk desk) {
            if (!desk.state().isOwnTime(side)) {
                return desk.refuse("5.6", "refused.adjust-own-time");
            }
            if (!announced) {
                return touch(desk, side, points);
            }
            if (!holdPieces(desk.state().position(), points)) {
                return desk.refuse("5.6", "refused.nothing-touched");
            }
            desk.emit(new TouchEvent.Adjusted(at, side, points));
            return desk.done();
        }
    }

    /** A player plainly knocks a piece by accident (5.6). */
    record Brush(long at, Side side, Square point) implements TouchCommand {
        @Override
        public Answer decide(Desk desk) {
            if (!holdPieces(desk.state().position(), List.of(point))) {
                return desk.refuse("5.6", "refused.nothing-touched");
            }
            desk.emit(new TouchEvent.Brushed(at, side, point));
            return desk.done();
        }
    }

    /** A piece slips from a player's hand onto the board (5.7). */
    record Drop(long at, Side side, Square from, Square on) implements TouchCommand {
        @Override
        public Answer decide(Desk desk) {
            Optional<Answer> refused = refuseTouch(desk, side, List.of(from));
            if (refused.isPresent()) {
                return refused.get();
            }
            if (desk.state()
                    .position()
                    .pieceAt(from)
                    .filter(piece -> piece.side() == side)
                    .isEmpty()) {
                return desk.refuse("2.3", "refused.no-piece", from);
            }
            desk.emit(new TouchEvent.Dropped(at, side, from, on));
            return desk.done();
        }
    }

    /** A player upsets the pieces (5.9). */
    record Disturb(long at, Side side) implements TouchCommand {
        @Override
        public Answer decide(Desk desk) {
            desk.emit(new TouchEvent.Disturbed(at, side));
            return desk.done();
        }
    }

    /** The player has put the pieces back (5.9). */
    record Rearrange(long at, Side side) implements TouchCommand {
        @Override
        public Answer decide(Desk desk) {
            if (desk.state().disturbed().filter(side::equals).isEmpty()) {
                return desk.refuse("5.9", "refused.nothing-disturbed");
            }
            desk.emit(new TouchEvent.Rearranged(at, side));
            return desk.done();
        }
    }

    private static Answer touch(Desk desk, Side side, List<Square> points) {
        Optional<Answer> refused = refuseTouch(desk, side, points);
        if (refused.isPresent()) {
            return refused.get();
        }
        desk.emit(new TouchEvent.Touched(desk.at(), side, points));
        return TouchRule.isFoul(desk.state().position(), points)
                ? desk.foul(side, "8.1.5", Authority.SYSTEM)
                : desk.done();
    }

    private static Optional<Answer> refuseTouch(Desk desk, Side side, List<Square> points) {
        GameState state = desk.state();
        if (!state.regulations().conduct().touchMove()) {
            return Optional.of(desk.refuse("5.1", "refused.no-touch-move"));
        }
        boolean turn = state.isOwnTime(side)
                && state.position().sideToMove() == side
                && !state.turn().moved();
        if (!turn) {
            return Optional.of(desk.refuse("5.1", "refused.touch-own-time"));
        }
        if (!holdPieces(state.position(), points)) {
            return Optional.of(desk.refuse("5.1", "refused.nothing-touched"));
        }
        return Optional.empty();
    }

    private static boolean holdPieces(Position position, List<Square> points) {
        return !points.isEmpty()
                && points.stream().allMatch(point -> position.pieceAt(point).isPresent());
    }
}
