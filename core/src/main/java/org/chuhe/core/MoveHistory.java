package org.chuhe.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a game, the last one first, and what has to be counted in them. Adding a move shares everything before
 * it, so that a game costs the same after 400 plies as after four; nothing is played again.
 */
public final class MoveHistory {
    private final @Nullable MoveHistory before;
    private final int ply;
    private final @Nullable Side side;
    private final @Nullable Move move;
    private final long hash;
    private final boolean check;
    /** No position before this ply can come back: something was taken, or somebody moved twice in a row. */
    private final boolean irreversible;

    private final int quietPlies;
    private final int checksByRed;
    private final int checksByBlack;
    private final int occurrence;
    private final @Nullable MoveHistory same;

    /** Nothing played yet. */
    private MoveHistory(Position start) {
        before = null;
        ply = 0;
        side = null;
        move = null;
        hash = start.hash();
        check = start.isCheck();
        irreversible = true;
        quietPlies = start.quietPlies();
        checksByRed = 0;
        checksByBlack = 0;
        occurrence = 1;
        same = null;
    }

    private MoveHistory(MoveHistory before, Side side, Move move, long hash, boolean check, int quietPlies) {
        this.before = before;
        this.side = side;
        this.move = move;
        this.hash = hash;
        this.check = check;
        this.quietPlies = quietPlies;
        ply = before.ply + 1;
        boolean capture = quietPlies == 0;
        irreversible = capture || before.side == side;
        checksByRed = capture ? 0 : before.checksByRed + checks(Side.RED);
        checksByBlack = capture ? 0 : before.checksByBlack + checks(Side.BLACK);
        same = irreversible ? null : lastWith(hash, before);
        occurrence = same == null ? 1 : same.occurrence + 1;
    }

    private int checks(Side of) {
        return check && side == of ? 1 : 0;
    }

    private static @Nullable MoveHistory lastWith(long hash, MoveHistory from) {
        for (MoveHistory node = from; node != null; node = node.irreversible ? null : node.before) {
            if (node.hash == hash) {
                return node;
            }
        }
        return null;
    }

    /** Nothing played yet. */
    public static MoveHistory of(Position start) {
        return new MoveHistory(start);
    }

    /**
     * The history of a line of play.
     *
     * @throws IllegalMoveException if a move is not legal
     */
    public static MoveHistory of(Position start, List<Move> moves) {
        MoveHistory history = of(start);
        Position position = start;
        for (Move next : moves) {
            Side mover = position.sideToMove();
            position = position.play(next);
            history = history.plus(mover, next, position);
        }
        return history;
    }

    /** The history after another move, and the position that it led to. */
    public MoveHistory plus(Side mover, Move next, Position after) {
        return new MoveHistory(this, mover, next, after.hash(), after.isCheck(), after.quietPlies());
    }

    /** The history after a move that has been made on a board. */
    public MoveHistory plus(Move next, Board after) {
        Side mover = after.side() == PieceCode.RED ? Side.BLACK : Side.RED;
        return new MoveHistory(this, mover, next, after.hash(), after.inCheck(), after.quietPlies());
    }

    /** How many plies have been played. */
    public int ply() {
        return ply;
    }

    /** Whether the last move captured. */
    public boolean lastCaptures() {
        return move != null && quietPlies == 0;
    }

    /** Plies since the last capture, those before the start included if its FEN tells them. */
    public int quietPlies() {
        return quietPlies;
    }

    /** The checks a side has given since the last capture. */
    public int checksBy(Side who) {
        return who == Side.RED ? checksByRed : checksByBlack;
    }

    /** For which time the present position stands, since the last capture; 1 if it is new. */
    public int occurrence() {
        return occurrence;
    }

    /** How many plies ago the present position stood before, the last time first. */
    public List<Integer> earlierOccurrences() {
        List<Integer> plies = new ArrayList<>(occurrence);
        for (MoveHistory node = same; node != null; node = node.same) {
            plies.add(ply - node.ply);
        }
        return plies;
    }

    /** For how many plies up to now, at most so many, each has led to the same position as the one a period before it. */
    public int pliesAlike(int period, int most) {
        MoveHistory now = this;
        MoveHistory then = ago(period);
        int alike = 0;
        while (alike < most && now != null && then != null && now.hash == then.hash) {
            alike++;
            now = now.before;
            then = then.before;
        }
        return alike;
    }

    /** Whether the move that was made so many plies ago, 0 for the last one, took something. */
    public boolean captured(int pliesAgo) {
        MoveHistory node = ago(pliesAgo);
        return node != null && node.lastCaptures();
    }

    private @Nullable MoveHistory ago(int plies) {
        MoveHistory node = this;
        for (int i = 0; i < plies && node != null; i++) {
            node = node.before;
        }
        return node;
    }

    /** One move of the game. */
    public record Played(Side side, Move move, boolean check, boolean capture) {}

    /** The moves in the order they were played. */
    public List<Played> played() {
        return played(ply);
    }

    /** The last moves, at most so many, in the order they were played. */
    public List<Played> played(int last) {
        Deque<Played> played = new ArrayDeque<>(Math.min(last, ply) + 1);
        MoveHistory node = this;
        for (int i = 0; i < last && node != null && node.side != null && node.move != null; i++, node = node.before) {
            played.addFirst(new Played(node.side, node.move, node.check, node.lastCaptures()));
        }
        return List.copyOf(played);
    }

    /** How often a side has gone, within the last plies, to the point it went to last. */
    public int visitsToLastPoint(Side who, int last) {
        @Nullable Square point = null;
        int visits = 0;
        MoveHistory node = this;
        for (int i = 0; i < last && node != null && node.move != null; i++, node = node.before) {
            if (node.side == who) {
                point = point == null ? node.move.to() : point;
                visits += node.move.to().equals(point) ? 1 : 0;
            }
        }
        return visits;
    }

    /** The moves after a ply, in the order they were played. */
    public List<Move> movesAfter(int from) {
        List<Move> moves = new ArrayList<>(Math.max(0, ply - from));
        for (MoveHistory node = this; node != null && node.move != null && node.ply > from; node = node.before) {
            moves.add(node.move);
        }
        Collections.reverse(moves);
        return moves;
    }

    /** How many moves a side has made after a ply. */
    public int movesSince(int from, Side who) {
        int count = 0;
        for (MoveHistory node = this; node != null && node.ply > from; node = node.before) {
            if (node.side == who) {
                count++;
            }
        }
        return count;
    }

    /**
     * The position some plies ago, found by putting the pieces back; none of these plies may have captured.
     *
     * @param now the present position
     */
    public Position ago(int plies, Position now) {
        Map<Square, Piece> pieces = new HashMap<>(now.pieces());
        MoveHistory node = this;
        Side toMove = now.sideToMove();
        int round = now.moveNumber();
        for (int i = 0; i < plies; i++) {
            if (node == null || node.move == null || node.side == null || node.lastCaptures()) {
                throw new IllegalArgumentException("not so many plies without a capture");
            }
            Piece piece = Objects.requireNonNull(pieces.remove(node.move.to()), "the piece that moved");
            pieces.put(node.move.from(), piece);
            toMove = node.side;
            round -= node.side == Side.BLACK ? 1 : 0;
            node = node.before;
        }
        return Position.of(pieces, toMove, now.quietPlies() - plies, Math.max(1, round));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof MoveHistory that) || ply != that.ply) {
            return false;
        }
        MoveHistory a = this;
        MoveHistory b = that;
        while (a != null && b != null && a != b) {
            if (a.hash != b.hash || a.side != b.side || !Objects.equals(a.move, b.move)) {
                return false;
            }
            a = a.before;
            b = b.before;
        }
        return true;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash) * 31 + ply;
    }

    @Override
    public String toString() {
        return movesAfter(0).toString();
    }
}
