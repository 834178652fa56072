package org.chuhe.tournament.swiss;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.swiss.Jumps.Jump;
import org.chuhe.tournament.swiss.colour.Colours;
import org.chuhe.tournament.swiss.matching.Costs;
import org.chuhe.tournament.swiss.matching.Digits;
import org.chuhe.tournament.swiss.matching.Duals;
import org.chuhe.tournament.swiss.matching.PerfectMatching;

/**
 * A stretch of levels as a matching problem: the players of the levels {@code top} … {@code bottom}, those floated in
 * from above, and a place below for each who leaves. Everything outside is ignored, so its optimum is a bound for the
 * round, and the truth itself if the rest can follow.
 */
final class Window {
    /** The relaxations as digits, the weightiest first. */
    private static final Relaxation[] WEIGHTIEST = {
        Relaxation.REMATCH, Relaxation.FORBIDDEN, Relaxation.COLOUR_LIMIT, Relaxation.WEAKLY_FORBIDDEN
    };

    /** The figures of the key of a level, the weightiest first. */
    private static final PairReason.Obstacle[] KEY = {
        PairReason.Obstacle.LIMITS,
        PairReason.Obstacle.THIRD_FLOAT,
        PairReason.Obstacle.BALANCE,
        PairReason.Obstacle.ALTERNATION,
        PairReason.Obstacle.EARLIER_FLOATS
    };

    /** How much of the key counts. */
    enum View {
        /** Only whether there is a pairing, and the rules it breaks. */
        LEGALITY,
        /** Also how many leave each level, and who jumps one. */
        PLAN,
        /** Also the key of the first level. */
        FIRST_LEVEL
    }

    private final Task task;
    private final Field field;
    private final Jumps jumps;
    /** The jumps that count here, in the order of the key. */
    private final List<Jump> counted;

    private final int top;
    private final int bottom;
    private final View view;
    private final boolean detailed;
    /** For each vertex the player, or one of the negative numbers below. */
    final int[] vertex;

    private static final int FROM_ABOVE = -1;
    private static final int BELOW = -2;
    private static final int BYE = -3;

    final Digits digits;
    final Costs costs;
    private final int softDigits;
    private final int cutDigits;
    /** Where the key of the first level begins. */
    private final int keyDigits;

    private final int[] mate;
    private Duals duals;

    /**
     * @param jumps who may jump a level, and whom the key counts
     * @param floaters who come from above; or none, and {@code anonymous} floaters, anybody of the level just above
     * @param natives the players of the levels
     * @param leaving how many leave the last level downwards, the bye included
     */
    Window(
            Task task,
            Jumps jumps,
            int top,
            int bottom,
            int[] floaters,
            int[] natives,
            int anonymous,
            int leaving,
            View view) {
        this.task = task;
        this.jumps = jumps;
        this.view = view;
        this.field = task.field();
        this.top = top;
        this.bottom = bottom;
        this.detailed = view == View.FIRST_LEVEL;
        counted = view == View.LEGALITY ? List.of() : jumps.within(top, bottom);
        vertex = new int[floaters.length + natives.length + anonymous + leaving];
        System.arraycopy(floaters, 0, vertex, 0, floaters.length);
        System.arraycopy(natives, 0, vertex, floaters.length, natives.length);
        Arrays.fill(vertex, floaters.length + natives.length, vertex.length - leaving, FROM_ABOVE);
        Arrays.fill(vertex, vertex.length - leaving, vertex.length, BELOW);
        if (leaving > 0 && task.byeAtOrAbove(bottom)) {
            vertex[vertex.length - 1] = BYE;
        }
        softDigits = Integer.bitCount(task.permitted());
        cutDigits = view == View.LEGALITY ? 0 : bottom - top;
        keyDigits = softDigits + cutDigits + counted.size();
        digits = new Digits(keyDigits + (detailed ? KEY.length : 0));
        costs = build(anonymous);
        mate = new int[vertex.length];
        Arrays.fill(mate, -1);
        duals = Duals.zero(vertex.length, costs.width());
    }

    int[] mate() {
        return mate;
    }

    Duals duals() {
        return duals;
    }

    /** Finds the cheapest way through these levels; false if there is none. */
    boolean solve() {
        int[] all = new int[vertex.length];
        Arrays.setAll(all, i -> i);
        PerfectMatching matching = new PerfectMatching(costs, all, duals, mate);
        if (!matching.solve()) {
            return false;
        }
        matching.matesInto(mate);
        duals = matching.duals(duals);
        return true;
    }

    /** After {@link #solve}: how many leave each level but the last. */
    int[] leaving() {
        int[] all = new int[vertex.length];
        Arrays.setAll(all, i -> i);
        long[] total = costs.total(all, mate);
        int[] result = new int[cutDigits];
        Arrays.setAll(result, i -> digits.read(total, softDigits + i));
        return result;
    }

    /** After {@link #solve}: how many jump. */
    int jumping(Jump jump) {
        int count = 0;
        for (int i = 0; i < vertex.length; i++) {
            if (levelOf(vertex[i]) == jump.from() && levelOf(vertex[mate[i]]) > jump.over()) {
                count += vertex[mate[i]] == BYE ? 0 : 1;
            }
        }
        return count;
    }

    /** After {@link #solve}: how it compares with a plan for these levels. */
    int compare(Plan plan) {
        int[] found = leaving();
        int order = Arrays.compare(found, 0, found.length, plan.leaving(), top, top + found.length);
        for (int i = 0; order == 0 && i < counted.size(); i++) {
            order = Integer.compare(jumping(counted.get(i)), jumps.number(counted.get(i)));
        }
        return order;
    }

    /** After {@link #solve}: who has the bye; -1 if it is not in view. */
    int byeHolder() {
        return vertex[vertex.length - 1] == BYE ? vertex[mate[vertex.length - 1]] : -1;
    }

    /** After {@link #solve}: what breaking rules cost. */
    int[] broken() {
        int[] all = new int[vertex.length];
        Arrays.setAll(all, i -> i);
        long[] total = costs.total(all, mate);
        int[] result = new int[softDigits];
        Arrays.setAll(result, i -> digits.read(total, i));
        return result;
    }

    /** The figure of the key that a digit of the cost belongs to; without a digit, nobody can follow the plan. */
    PairReason.Obstacle figure(int digit) {
        if (digit >= keyDigits) {
            return KEY[digit - keyDigits];
        }
        return digit >= 0 && digit < softDigits ? PairReason.Obstacle.KEPT_APART : PairReason.Obstacle.LESS_FULL;
    }

    private Costs build(int anonymous) {
        int size = vertex.length;
        int[] kind = new int[size];
        List<Integer> representative = new ArrayList<>();
        Map<List<Integer>, Integer> kinds = new HashMap<>();
        for (int i = 0; i < size; i++) {
            int v = i;
            kind[i] = kinds.computeIfAbsent(features(vertex[i]), f -> {
                representative.add(vertex[v]);
                return representative.size() - 1;
            });
        }
        int count = representative.size();
        long[] byKinds = new long[count * count * digits.width()];
        for (int a = 0; a < count; a++) {
            for (int b = 0; b < count; b++) {
                price(representative.get(a), representative.get(b), byKinds, (a * count + b) * digits.width());
            }
        }
        return new Costs(digits.width(), kind, count, byKinds, surcharges(), edges(anonymous));
    }

    /** The true level, of floaters too; whoever is below stands on the level after the last. */
    private int levelOf(int player) {
        if (player < 0) {
            return player == FROM_ABOVE ? top - 1 : bottom + 1;
        }
        return field.level[player];
    }

    /** Everything on which the cost of a pair with this player depends. */
    private List<Integer> features(int player) {
        if (player < 0) {
            return List.of(player);
        }
        if (!detailed || field.level[player] > top) {
            return List.of(field.level[player]);
        }
        Colours colours = field.players[player].colours();
        return List.of(
                field.level[player],
                colours.balance(),
                colours.streak(),
                field.players[player].downs(),
                field.players[player].ups());
    }

    private void price(int a, int b, long[] target, int at) {
        if (view != View.LEGALITY) {
            priceLevels(a, b, target, at);
        }
        if (!detailed) {
            return;
        }
        if (a >= 0 && b >= 0 && field.level[a] <= top && field.level[b] <= top) {
            pricePair(a, b, target, at);
        } else if ((a != BYE && b != BYE) || !field.state.reads(Reading.BYE_IS_NO_FLOAT)) {
            priceFloat(a, true, target, at);
            priceFloat(b, true, target, at);
        }
    }

    /** The lines between levels that a pair crosses, and the levels it jumps. The bye crosses lines, but jumps nothing. */
    private void priceLevels(int a, int b, long[] target, int at) {
        int high = Math.min(levelOf(a), levelOf(b));
        int low = Math.max(levelOf(a), levelOf(b));
        for (int cut = Math.max(top, high); cut < Math.min(bottom, low); cut++) {
            digits.add(target, at, softDigits + cut - top, 1);
        }
        for (int i = 0; i < counted.size() && a != BYE && b != BYE; i++) {
            if (counted.get(i).from() == high && counted.get(i).over() < low) {
                digits.add(target, at, softDigits + cutDigits + i, 1);
            }
        }
    }

    private void pricePair(int a, int b, long[] target, int at) {
        PairCost cost = new PairCost(field, a, b);
        digits.add(target, at, keyDigits, cost.limits);
        digits.add(target, at, keyDigits + 2, cost.unbalanced);
        if (!field.state.reads(Reading.ALTERNATION_AFTER_POSITION)) {
            digits.add(target, at, keyDigits + 3, cost.repeated);
        }
        if (field.level[a] != field.level[b]) {
            priceFloat(field.level[a] > field.level[b] ? a : b, false, target, at);
        }
    }

    private void priceFloat(int player, boolean down, long[] target, int at) {
        if (player >= 0 && field.level[player] == top && field.counted[player]) {
            boolean third = down ? field.thirdDown(player) : field.thirdUp(player);
            digits.add(target, at, keyDigits + 1, third ? 1 : 0);
            digits.add(target, at, keyDigits + 4, field.earlierFloats(player, down));
        }
    }

    private long[][] surcharges() {
        long[][] result = new long[1 + (1 << WEIGHTIEST.length)][digits.width()];
        for (int rules = 0; rules < 1 << WEIGHTIEST.length; rules++) {
            int digit = 0;
            for (Relaxation rule : WEIGHTIEST) {
                if ((task.permitted() & Field.bit(rule)) != 0) {
                    digits.add(result[1 + rules], 0, digit++, (rules & Field.bit(rule)) != 0 ? 1 : 0);
                }
            }
        }
        return result;
    }

    private byte[][] edges(int anonymous) {
        int size = vertex.length;
        byte[][] edge = new byte[size][];
        int[] place = new int[field.size()];
        Arrays.fill(place, -1);
        // Whom one can meet depends on the levels alone, but for the bye: a row is worked out once for each level.
        Map<Integer, byte[]> rows = new HashMap<>();
        for (int i = 0; i < size; i++) {
            int v = vertex[i];
            if (v >= 0) {
                place[v] = i;
            }
            edge[i] = rows.computeIfAbsent(v == BYE ? BYE : levelOf(v), level -> row(v))
                    .clone();
            edge[i][i] = Costs.NONE;
        }
        int last = size - 1;
        for (int i = 0; size > 0 && vertex[last] == BYE && i < last; i++) {
            edge[i][last] = mayHaveBye(vertex[i], anonymous) ? Costs.PLAIN : Costs.NONE;
            edge[last][i] = edge[i][last];
        }
        for (int i = 0; i < size; i++) {
            if (vertex[i] >= 0) {
                markBroken(edge, i, place);
            }
        }
        return edge;
    }

    /** Whom one of these could meet, the bye apart. */
    private byte[] row(int one) {
        byte[] row = new byte[vertex.length];
        for (int i = 0; i < row.length; i++) {
            row[i] = one != BYE && vertex[i] != BYE && possible(one, vertex[i]) ? Costs.PLAIN : Costs.NONE;
        }
        return row;
    }

    private boolean possible(int a, int b) {
        int high = Math.min(levelOf(a), levelOf(b));
        int low = Math.max(levelOf(a), levelOf(b));
        return low >= top && high <= bottom && jumps.reaches(high, low);
    }

    private boolean mayHaveBye(int a, int anonymous) {
        if (a >= 0) {
            return task.mayHaveBye(a);
        }
        return a == FROM_ABOVE && anonymous > 0 && task.byeAtOrAbove(top - 1);
    }

    private void markBroken(byte[][] edge, int i, int[] place) {
        if (field.limitsForbid()) {
            for (int j = 0; j < vertex.length; j++) {
                if (edge[i][j] != Costs.NONE && vertex[j] >= 0) {
                    mark(edge, i, j, field.brokenBy(vertex[i], vertex[j]));
                }
            }
        } else {
            field.brokenWith(vertex[i]).forEach((other, rules) -> {
                int j = place[other];
                if (j >= 0 && edge[i][j] != Costs.NONE) {
                    mark(edge, i, j, rules);
                }
            });
        }
    }

    private void mark(byte[][] edge, int i, int j, int rules) {
        edge[i][j] = (rules & ~task.permitted()) == 0 ? (byte) (Costs.PLAIN + rules) : Costs.NONE;
    }
}
