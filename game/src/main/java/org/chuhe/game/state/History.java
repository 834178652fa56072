package org.chuhe.game.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.claim.LimitAudit.Checks;
import org.jspecify.annotations.Nullable;

/**
 * The moves played, the last one first. Adding a move shares everything before it, so that a state costs the same
 * after 400 plies as after four.
 */
public final class History {
    private final @Nullable History before;
    private final int ply;
    private final @Nullable Side side;
    private final @Nullable Move move;
    private final long hash;
    private final boolean check;
    private final boolean capture;
    private final Checks checks;

    private History(
            @Nullable History before,
            @Nullable Side side,
            @Nullable Move move,
            long hash,
            boolean check,
            boolean capture,
            Checks checks) {
        this.before = before;
        this.ply = before == null ? 0 : before.ply + 1;
        this.side = side;
        this.move = move;
        this.hash = hash;
        this.check = check;
        this.capture = capture;
        this.checks = checks;
    }

    /** Nothing played yet. */
    static History of(Position start) {
        return new History(null, null, null, start.hash(), false, false, Checks.NONE);
    }

    History plus(Side side, Move move, Position after) {
        boolean check = after.isCheck();
        boolean capture = after.quietPlies() == 0;
        Checks base = capture ? Checks.NONE : checks;
        return new History(this, side, move, after.hash(), check, capture, check ? base.add(side) : base);
    }

    /** How many plies have been played. */
    public int ply() {
        return ply;
    }

    /** Whether the last move captured. */
    public boolean lastCaptures() {
        return capture;
    }

    /** The checks each side has given since the last capture. */
    public Checks checks() {
        return checks;
    }

    /** One move of the game. */
    public record Played(Side side, Move move, boolean check, boolean capture) {}

    /** The moves in the order they were played. */
    public List<Played> played() {
        Deque<Played> played = new ArrayDeque<>(ply + 1);
        for (History node = this; node != null && node.side != null && node.move != null; node = node.before) {
            played.addFirst(new Played(node.side, node.move, node.check, node.capture));
        }
        return List.copyOf(played);
    }

    /** The moves after a ply, in the order they were played. */
    public List<Move> movesAfter(int from) {
        List<Move> moves = new ArrayList<>(Math.max(0, ply - from));
        for (History node = this; node != null && node.move != null && node.ply > from; node = node.before) {
            moves.add(node.move);
        }
        Collections.reverse(moves);
        return moves;
    }

    /** How often the present position stood before, since the last capture. */
    public int earlierOccurrences() {
        int count = 0;
        for (History node = this; !node.capture && node.before != null; node = node.before) {
            if (node.before.hash == hash) {
                count++;
            }
        }
        return count;
    }

    /** How many moves a side has made after a ply. */
    public int movesSince(int from, Side who) {
        int count = 0;
        for (History node = this; node != null && node.ply > from; node = node.before) {
            if (node.side == who) {
                count++;
            }
        }
        return count;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof History that) || ply != that.ply) {
            return false;
        }
        History a = this;
        History b = that;
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
