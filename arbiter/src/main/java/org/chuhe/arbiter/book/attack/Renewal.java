package org.chuhe.arbiter.book.attack;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;

/**
 * Which attacks the plies of a cycle make or renew, and which pieces are attacked for ever.
 *
 * <p>A piece is attacked for ever if every ply of one side makes or renews an attack on it, and every ply of the other
 * side answers one: by moving it away, protecting it or blocking. Where the attacked side does nothing, the attack only
 * stands and is not renewed. The whole cycle is looked at, so it does not matter where it begins.
 *
 * <p>A ply that answers an attack on its own side is charged only with captures that it opens, not with those that
 * stood on the board and merely lost their root by the way (World rules, chapter 5, 14, 21, 27).
 */
public final class Renewal {
    private final BiPredicate<Board, Attack> counts;
    private final Board board;
    private final List<List<Attack>> renewed = new ArrayList<>();
    private final List<Set<Integer>> attackedForEver = new ArrayList<>(List.of(new TreeSet<>(), new TreeSet<>()));

    /** Captor and target by their ids, so that they can be recognised after they have moved. */
    private record Pair(int captor, int target) {}

    /**
     * @param counts which attacks count, given the board on which they stand
     */
    public Renewal(Cycle cycle, BiPredicate<Board, Attack> counts) {
        this.counts = counts;
        this.board = cycle.board();
        for (int id = 0; id < cycle.start().pieces().size(); id++) {
            attackedForEver.get(0).add(id);
            attackedForEver.get(1).add(id);
        }
        cycle.moves().forEach(this::play);
        attackedForEver.forEach(ids -> keepWholeOrbits(ids, cycle.board(), board));
    }

    private void play(Move move) {
        int mover = board.side();
        int other = mover ^ 1;
        boolean inCheck = board.inCheck();
        Set<Pair> possibleBefore = pairs(Attacks.of(board, mover));
        Set<Pair> ownBefore = pairs(counting(mover));
        Set<Pair> againstBefore = pairs(counting(other));
        board.make(move.code());
        Set<Pair> answered = new HashSet<>(againstBefore);
        answered.removeAll(pairs(counting(other)));
        Set<Pair> old = inCheck || !answered.isEmpty() ? possibleBefore : ownBefore;
        List<Attack> fresh = counting(mover).stream()
                .filter(attack -> !old.contains(pair(attack)))
                .toList();
        renewed.add(fresh);
        attackedForEver.get(mover).retainAll(targets(pairs(fresh)));
        attackedForEver.get(other).retainAll(targets(answered));
    }

    private List<Attack> counting(int attacker) {
        return Attacks.of(board, attacker).stream()
                .filter(attack -> counts.test(board, attack))
                .toList();
    }

    private Pair pair(Attack attack) {
        return new Pair(board.idAt(attack.captor()), board.idAt(attack.target()));
    }

    private Set<Pair> pairs(List<Attack> attacks) {
        return attacks.stream().map(this::pair).collect(Collectors.toSet());
    }

    private static Set<Integer> targets(Set<Pair> pairs) {
        return pairs.stream().map(Pair::target).collect(Collectors.toSet());
    }

    /**
     * When like pieces have changed places after one round, the next round attacks the other one in the same part. A
     * piece is attacked for ever only if all those that take its part in turn are attacked throughout.
     */
    private static void keepWholeOrbits(Set<Integer> ids, Board start, Board end) {
        boolean changed = true;
        while (changed) {
            changed = ids.removeIf(id -> !ids.contains(start.idAt(end.squareOf(id))));
        }
    }

    /** The attacks that a ply (from 0) makes or renews. */
    public List<Attack> of(int ply) {
        return renewed.get(ply);
    }

    /** The enemy pieces that a side attacks for ever, by their ids on the board at the start of the cycle. */
    public Set<Integer> attackedForEver(int side) {
        return attackedForEver.get(side);
    }
}
