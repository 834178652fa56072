package org.chuhe.tournament.swiss;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

    private static final int KEY_DIGITS = 5;

    /** How much of the key counts. */
    enum View {
        /** Only whether there is a pairing, and the rules it breaks. */
        LEGALITY,
        /** Also how many leave each level. */
        LEAVING,
        /** Also the key of the first level. */
        FIRST_LEVEL
    }

    private final Task task;
    private final Field field;
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
    private final int[] mate;
    private Duals duals;

    /**
     * @param floaters who come from above; or none, and {@code anonymous} floaters who could be anybody
     * @param leaving how many leave the last level downwards, the bye included
     */
    Window(Task task, int top, int bottom, int[] floaters, int anonymous, int leaving, View view) {
        this.task = task;
        this.view = view;
        this.field = task.field();
        this.top = top;
        this.bottom = bottom;
        this.detailed = view == View.FIRST_LEVEL;
        int natives = field.start[bottom + 1] - field.start[top];
        vertex = new int[floaters.length + natives + anonymous + leaving];
        System.arraycopy(floaters, 0, vertex, 0, floaters.length);
        for (int i = 0; i < natives; i++) {
            vertex[floaters.length + i] = field.start[top] + i;
        }
        Arrays.fill(vertex, floaters.length + natives, vertex.length - leaving, FROM_ABOVE);
        Arrays.fill(vertex, vertex.length - leaving, vertex.length, BELOW);
        if (leaving > 0 && task.byeAtOrAbove(bottom)) {
            vertex[vertex.length - 1] = BYE;
        }
        softDigits = Integer.bitCount(task.permitted());
        cutDigits = view == View.LEGALITY ? 0 : bottom - top;
        digits = new Digits(softDigits + cutDigits + (detailed ? KEY_DIGITS : 0));
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

    /** After {@link #solve}: what breaking rules cost. */
    int[] broken() {
        int[] all = new int[vertex.length];
        Arrays.setAll(all, i -> i);
        long[] total = costs.total(all, mate);
        int[] result = new int[softDigits];
        Arrays.setAll(result, i -> digits.read(total, i));
        return result;
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

    private int levelOf(int player) {
        return Math.max(top, field.level[player]);
    }

    /** Everything on which the cost of a pair with this player depends. */
    private List<Integer> features(int player) {
        if (player < 0) {
            return List.of(player);
        }
        if (!detailed || field.level[player] > top) {
            return List.of(levelOf(player));
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
        int from = a < 0 ? (a == FROM_ABOVE ? top : bottom) : levelOf(a);
        int to = b < 0 ? (b == FROM_ABOVE ? top : bottom) : levelOf(b);
        for (int cut = Math.min(from, to); view != View.LEGALITY && cut < Math.max(from, to); cut++) {
            digits.add(target, at, softDigits + cut - top, 1);
        }
        if (!detailed) {
            return;
        }
        if (a >= 0 && b >= 0 && field.level[a] <= top && field.level[b] <= top) {
            pricePair(a, b, target, at);
        } else {
            priceFloat(a, a >= 0 && field.thirdDown(a), target, at);
            priceFloat(b, b >= 0 && field.thirdDown(b), target, at);
        }
    }

    private void pricePair(int a, int b, long[] target, int at) {
        int key = softDigits + cutDigits;
        PairCost cost = new PairCost(field, a, b);
        digits.add(target, at, key, cost.limits);
        digits.add(target, at, key + 2, cost.unbalanced);
        if (!field.state.options().alternationAfterPosition()) {
            digits.add(target, at, key + 3, cost.repeated);
        }
        if (field.level[a] != field.level[b]) {
            int lower = field.level[a] > field.level[b] ? a : b;
            priceFloat(lower, field.thirdUp(lower), target, at);
        }
    }

    private void priceFloat(int player, boolean third, long[] target, int at) {
        if (player >= 0 && field.level[player] == top && field.counted[player]) {
            int key = softDigits + cutDigits;
            digits.add(target, at, key + 1, third ? 1 : 0);
            digits.add(target, at, key + 4, field.floats(player));
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
        byte[][] edge = new byte[size][size];
        int[] place = new int[field.size()];
        Arrays.fill(place, -1);
        for (int i = 0; i < size; i++) {
            if (vertex[i] >= 0) {
                place[vertex[i]] = i;
            }
            for (int j = i + 1; j < size; j++) {
                if (possible(vertex[i], vertex[j], anonymous)) {
                    edge[i][j] = Costs.PLAIN;
                    edge[j][i] = Costs.PLAIN;
                }
            }
        }
        for (int i = 0; i < size; i++) {
            if (vertex[i] >= 0) {
                markBroken(edge, i, place);
            }
        }
        return edge;
    }

    private boolean possible(int a, int b, int anonymous) {
        if (b >= 0) {
            return field.level[a] >= top || field.level[b] >= top;
        }
        return switch (b) {
            case FROM_ABOVE -> a >= 0;
            case BELOW -> a >= FROM_ABOVE;
            default -> mayHaveBye(a, anonymous);
        };
    }

    private boolean mayHaveBye(int a, int anonymous) {
        ByeClass bye = task.bye().orElseThrow();
        if (a >= 0) {
            return bye.contains(field, a);
        }
        return a == FROM_ABOVE && anonymous > 0 && bye.level() < top;
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
