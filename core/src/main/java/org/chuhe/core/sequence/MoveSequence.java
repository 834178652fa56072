package org.chuhe.core.sequence;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.chuhe.core.IllegalMoveException;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.MoveReader;
import org.jspecify.annotations.Nullable;

/**
 * A game so far: the position it began from, the moves, the position they lead to, and what has to be counted in them. It
 * never changes; {@link #play} gives the longer sequence, {@link #undo} the shorter one. They share the moves that they
 * have in common, so that both cost the same after 400 plies as after four.
 *
 * <pre>{@code
 * MoveSequence game = MoveSequence.of(Position.START).play("炮二平五").play("马8进7");
 * game.moves();              // [h2e2, h9g7]
 * game.position();           // after them
 * game.occurrence();         // 1: this position is new
 * game.undo().position();    // after 炮二平五
 * }</pre>
 */
public final class MoveSequence {
    private final Position start;
    private final Ply last;
    /** A position that is known: after the last ply, or after one that was played later and taken back. */
    private final Position known;

    private final Ply knownAfter;

    /** Worked out when it is first asked for: most of the sequences that a review looks at need no position. */
    private @Nullable Position position;

    private MoveSequence(Position start, Ply last, Position known, Ply knownAfter) {
        this.start = start;
        this.last = last;
        this.known = known;
        this.knownAfter = knownAfter;
    }

    /** Nothing played yet. */
    public static MoveSequence of(Position start) {
        Ply nothing = new Ply(start);
        return new MoveSequence(start, nothing, start, nothing);
    }

    /**
     * Moves from a position on.
     *
     * @throws IllegalMoveException if a move is not legal
     */
    public static MoveSequence of(Position start, List<Move> moves) {
        return of(start, moves, true);
    }

    /** Moves that are known to be legal: those of a record were tested when it was read. */
    public static MoveSequence ofLegal(Position start, List<Move> moves) {
        return of(start, moves, false);
    }

    private static MoveSequence of(Position start, List<Move> moves, boolean test) {
        Board board = start.toBoard();
        Ply last = new Ply(start);
        for (Move move : moves) {
            if (test && !board.isLegal(move.code())) {
                throw new IllegalMoveException(Position.of(board, round(start, last.number)), move);
            }
            last = last.plus(move, board);
        }
        return new MoveSequence(start, last, Position.of(board, round(start, last.number)), last);
    }

    /** The number of the round after so many plies. */
    private static int round(Position start, int plies) {
        return start.moveNumber() + (plies + start.sideToMove().ordinal()) / 2;
    }

    /**
     * The sequence with another move.
     *
     * @throws IllegalMoveException if the rules do not allow it
     */
    public MoveSequence play(Move move) {
        Position now = position();
        Board board = now.toBoard();
        if (!board.isLegal(move.code())) {
            throw new IllegalMoveException(now, move);
        }
        Ply next = last.plus(move, board);
        // The number of the round grows with Black's moves (2.1).
        Position after = Position.of(board, now.moveNumber() + now.sideToMove().ordinal());
        return new MoveSequence(start, next, after, next);
    }

    /**
     * The sequence with another move, in any notation.
     *
     * @throws org.chuhe.core.notation.NotationException if the text does not mean exactly one legal move
     */
    public MoveSequence play(String text) {
        return play(MoveReader.read(position(), text));
    }

    /**
     * The same moves with the other side to move: at the start of a handicap game a side moves several times in a row (1957
     * rules, 3.4).
     */
    public MoveSequence withSideToMove(Side side) {
        return new MoveSequence(start, last, position().withSideToMove(side), last);
    }

    /**
     * The sequence without its last move.
     *
     * @throws IllegalStateException if nothing has been played
     */
    public MoveSequence undo() {
        if (last.before == null) {
            throw new IllegalStateException("nothing has been played");
        }
        return shortened(last.before);
    }

    /** The sequence that ends with an earlier ply. */
    private MoveSequence shortened(Ply end) {
        Position now = position;
        return now == null ? new MoveSequence(start, end, known, knownAfter) : new MoveSequence(start, end, now, last);
    }

    /** The sequence of the first so many plies. */
    public MoveSequence upTo(int ply) {
        Ply end = ply < 0 ? null : last.ago(last.number - ply);
        if (end == null || ply > last.number) {
            throw new IllegalArgumentException("ply " + ply + " of " + last.number);
        }
        return end == last ? this : shortened(end);
    }

    /** The sequences after each ply, the first ply first and this one last. */
    public List<MoveSequence> prefixes() {
        MoveSequence[] prefixes = new MoveSequence[last.number];
        for (Ply ply = last; ply != null && ply.number > 0; ply = ply.before) {
            prefixes[ply.number - 1] = ply == last ? this : shortened(ply);
        }
        return Arrays.asList(prefixes);
    }

    /** The position before the first move. */
    public Position start() {
        return start;
    }

    /** The position after the last move. */
    public Position position() {
        if (last == knownAfter) {
            return known;
        }
        Position found = position;
        if (found == null) {
            found = putBack();
            position = found;
        }
        return found;
    }

    /** The position after the last move, found by putting the pieces of later moves back. */
    private Position putBack() {
        byte[] pieces = known.toBoard().pieces();
        int round = known.moveNumber();
        Side toMove = known.sideToMove();
        for (Ply ply = knownAfter; ply != last && ply != null && ply.move != null; ply = ply.before) {
            pieces[ply.move.from().index()] = pieces[ply.move.to().index()];
            pieces[ply.move.to().index()] = (byte) ply.taken;
            toMove = Objects.requireNonNull(ply.side);
            round -= toMove.ordinal();
        }
        return Position.of(new Board(pieces, toMove.ordinal(), last.quietPlies), round);
    }

    /** How many plies have been played. */
    public int ply() {
        return last.number;
    }

    /** The moves in the order they were played. */
    public List<Move> moves() {
        return movesAfter(0);
    }

    /** The moves after a ply, in the order they were played. */
    public List<Move> movesAfter(int from) {
        List<Move> moves = new ArrayList<>(Math.max(0, last.number - from));
        for (Ply ply = last; ply != null && ply.move != null && ply.number > from; ply = ply.before) {
            moves.add(ply.move);
        }
        Collections.reverse(moves);
        return Collections.unmodifiableList(moves);
    }

    /** The last move; empty if nothing has been played. */
    public Optional<Move> lastMove() {
        return Optional.ofNullable(last.move);
    }

    /** Whether the last move captured. */
    public boolean lastCaptures() {
        return last.captures();
    }

    /** Whether the move that was made so many plies ago, 0 for the last one, captured. */
    public boolean captured(int pliesAgo) {
        Ply ply = last.ago(pliesAgo);
        return ply != null && ply.captures();
    }

    /** Plies since the last capture, those before the start included if its FEN tells them. */
    public int quietPlies() {
        return last.quietPlies;
    }

    /** The checks a side has given since the last capture. */
    public int checksBy(Side side) {
        return side == Side.RED ? last.checksByRed : last.checksByBlack;
    }

    /** For which time the present position stands, since the last capture; 1 if it is new. */
    public int occurrence() {
        return last.occurrence;
    }

    /** How many plies ago the present position stood before, the last time first. */
    public List<Integer> earlierOccurrences() {
        List<Integer> plies = new ArrayList<>(last.occurrence);
        for (Ply ply = last.same; ply != null; ply = ply.same) {
            plies.add(last.number - ply.number);
        }
        return plies;
    }

    /** The sequence up to the last ply that led to a position which had stood before; empty if none did. */
    public Optional<MoveSequence> lastRepeated() {
        Ply ply = last;
        while (ply != null && ply.occurrence == 1) {
            ply = ply.before;
        }
        return ply == null ? Optional.empty() : Optional.of(upTo(ply.number));
    }

    /** For how many plies up to now, at most so many, each has led to the same position as the one a period before it. */
    public int pliesAlike(int period, int most) {
        Ply now = last;
        Ply then = last.ago(period);
        int alike = 0;
        while (alike < most && now != null && then != null && now.hash == then.hash) {
            alike++;
            now = now.before;
            then = then.before;
        }
        return alike;
    }

    /** One move of the game. */
    public record Played(Side side, Move move, boolean check, boolean capture) {}

    /** The moves with what is known of them, in the order they were played. */
    public List<Played> played() {
        return played(last.number);
    }

    /** The last moves, at most so many, in the order they were played. */
    public List<Played> played(int most) {
        Deque<Played> played = new ArrayDeque<>(Math.min(most, last.number) + 1);
        Ply ply = last;
        for (int i = 0; i < most && ply != null && ply.side != null && ply.move != null; i++, ply = ply.before) {
            played.addFirst(new Played(ply.side, ply.move, ply.check, ply.captures()));
        }
        return List.copyOf(played);
    }

    /** How many moves a side has made after a ply. */
    public int movesSince(int from, Side side) {
        int count = 0;
        for (Ply ply = last; ply != null && ply.number > from; ply = ply.before) {
            if (ply.side == side) {
                count++;
            }
        }
        return count;
    }

    /** How often a side has gone, within the last plies, to the point it went to last. */
    public int visitsToLastPoint(Side side, int plies) {
        @Nullable Square point = null;
        int visits = 0;
        Ply ply = last;
        for (int i = 0; i < plies && ply != null && ply.move != null; i++, ply = ply.before) {
            if (ply.side == side) {
                point = point == null ? ply.move.to() : point;
                visits += ply.move.to().equals(point) ? 1 : 0;
            }
        }
        return visits;
    }

    /** Sequences are equal if the same moves were played from equal positions and the same side is to move. */
    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof MoveSequence that) || last.number != that.last.number || !start.equals(that.start)) {
            return false;
        }
        Ply a = last;
        Ply b = that.last;
        while (a != null && b != null && a != b) {
            if (a.hash != b.hash || a.side != b.side || !Objects.equals(a.move, b.move)) {

                return false;
            }
            a = a.before;
            b = b.before;
        }
        return position().sideToMove() == that.position().sideToMove();
    }

    @Override
    public int hashCode() {
        return Long.hashCode(last.hash) * 31 + last.number;
    }

    @Override
    public String toString() {
        return moves().toString();
    }
}
