package org.chuhe.tournament.swiss;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Strength;
import org.chuhe.tournament.swiss.colour.SwissPlayer;

/**
 * Tries every pairing and compares keys, in the plainest way, straight from the definition. It shares the input values
 * with the pairer and nothing else.
 */
final class Oracle {
    private static final int FLOAT = 999;

    private final SwissState state;
    private final List<SwissPlayer> order;
    private final List<Integer> levels;
    /** Pairs that are taken for granted, both ways. */
    private final Map<Integer, Integer> given = new HashMap<>();
    /** What each number of a key is. */
    private final List<PairReason.Obstacle> figures = new ArrayList<>();

    private int[] bestKey;
    private List<PairReason.Obstacle> bestFigures;
    private List<int[]> bestPairs;
    private SwissPlayer bestBye;

    /** Pairs as red, black in the order of the tables; the bye, or 0. */
    record Answer(List<List<Integer>> tables, int bye) {}

    private Oracle(SwissState state) {
        this.state = state;
        order = new ArrayList<>(state.players());
        order.sort(this::priority);
        TreeSet<Integer> scores = new TreeSet<>(Comparator.reverseOrder());
        order.forEach(p -> scores.add(p.score()));
        levels = new ArrayList<>(scores);
    }

    static Optional<Answer> pair(SwissState state) {
        Oracle oracle = new Oracle(state);
        oracle.enumerate(new ArrayList<>(oracle.order), new ArrayList<>(), null);
        if (oracle.bestKey == null) {
            return Optional.empty();
        }
        return Optional.of(oracle.answer());
    }

    /** Some pairs being given, the first figure of the key that one more makes worse; no way to pair the rest is less full. */
    static PairReason.Obstacle firstWorse(SwissState state, List<int[]> given, int[] more) {
        Oracle before = new Oracle(state);
        given.forEach(before::give);
        before.enumerate(new ArrayList<>(before.order), new ArrayList<>(), null);
        Oracle after = new Oracle(state);
        given.forEach(after::give);
        after.give(more);
        after.enumerate(new ArrayList<>(after.order), new ArrayList<>(), null);
        if (after.bestKey == null) {
            return PairReason.Obstacle.LESS_FULL;
        }
        int at = Arrays.mismatch(before.bestKey, after.bestKey);
        return after.bestFigures.get(at);
    }

    private void give(int[] pair) {
        given.put(pair[0], pair[1]);
        given.put(pair[1], pair[0]);
    }

    private int priority(SwissPlayer a, SwissPlayer b) {
        if (a.score() != b.score()) {
            return b.score() - a.score();
        }
        int balance = Math.abs(b.colours().balance()) - Math.abs(a.colours().balance());
        if (balance != 0) {
            return balance;
        }
        int streak = Math.abs(b.colours().streak()) - Math.abs(a.colours().streak());
        if (streak != 0) {
            return streak;
        }
        return state.round() % 2 == 1 ? a.no() - b.no() : b.no() - a.no();
    }

    private void enumerate(List<SwissPlayer> open, List<SwissPlayer[]> pairs, SwissPlayer bye) {
        if (open.isEmpty()) {
            consider(pairs, bye);
            return;
        }
        SwissPlayer a = open.get(0);
        for (int i = 1; i < open.size(); i++) {
            SwissPlayer b = open.get(i);
            boolean other = given.containsKey(a.no()) || given.containsKey(b.no());
            if (other && given.getOrDefault(a.no(), 0) != b.no()) {
                continue;
            }
            if (!a.opponents().contains(b.no()) && !forbidden(a, b)) {
                List<SwissPlayer> rest = new ArrayList<>(open);
                rest.remove(b);
                rest.remove(a);
                pairs.add(new SwissPlayer[] {a, b});
                enumerate(rest, pairs, bye);
                pairs.remove(pairs.size() - 1);
            }
        }
        if (bye == null && state.players().size() % 2 == 1 && !given.containsKey(a.no())) {
            enumerate(new ArrayList<>(open.subList(1, open.size())), pairs, a);
        }
    }

    private boolean forbidden(SwissPlayer a, SwissPlayer b) {
        if (state.reads(Reading.HARD_LIMITS) && state.round() < state.rules().rounds() && overLimit(a, b) > 0) {
            return true;
        }
        return state.forbidden().stream().anyMatch(f -> f.strength() == Strength.HARD && same(f, a, b));
    }

    private static boolean same(ForbiddenPair f, SwissPlayer a, SwissPlayer b) {
        return (f.a() == a.no() && f.b() == b.no()) || (f.a() == b.no() && f.b() == a.no());
    }

    private void consider(List<SwissPlayer[]> pairs, SwissPlayer bye) {
        List<Integer> key = new ArrayList<>();
        if (bye != null) {
            key.add(state.reads(Reading.BYE_IN_LOWEST_GROUP) ? bye.score() : bye.byes());
            key.add(state.reads(Reading.BYE_IN_LOWEST_GROUP) ? bye.byes() : bye.score());
        }
        int weak = 0;
        for (SwissPlayer[] p : pairs) {
            weak += state.forbidden().stream().anyMatch(f -> f.strength() == Strength.WEAK && same(f, p[0], p[1]))
                    ? 1
                    : 0;
        }
        figures.clear();
        label(key, PairReason.Obstacle.LESS_FULL);
        key.add(weak);
        label(key, PairReason.Obstacle.KEPT_APART);
        for (int score : levels.subList(0, levels.size() - 1)) {
            int leaving = bye != null && bye.score() >= score ? 1 : 0;
            for (SwissPlayer[] p : pairs) {
                if (p[0].score() >= score && p[1].score() < score || p[1].score() >= score && p[0].score() < score) {
                    leaving++;
                }
            }
            key.add(leaving);
        }
        addJumps(key, pairs);
        label(key, PairReason.Obstacle.LESS_FULL);
        if (bestKey != null && compare(key, bestKey) > 0) {
            return;
        }
        for (int score : levels) {
            addLevel(key, score, pairs, bye);
        }
        if (bestKey == null || compare(key, bestKey) < 0) {
            bestKey = key.stream().mapToInt(Integer::intValue).toArray();
            bestPairs =
                    pairs.stream().map(p -> new int[] {p[0].no(), p[1].no()}).toList();
            bestBye = bye;
            bestFigures = List.copyOf(figures);
        }
    }

    /** Names all numbers that have been added since. */
    private void label(List<Integer> key, PairReason.Obstacle figure) {
        while (figures.size() < key.size()) {
            figures.add(figure);
        }
    }

    /** 一.4, 二.3(5): for every score but the first and last, of each higher score how many meet somebody below it. */
    private void addJumps(List<Integer> key, List<SwissPlayer[]> pairs) {
        for (int jumped = 1; jumped < levels.size() - 1; jumped++) {
            for (int from = 0; from < jumped; from++) {
                int many = 0;
                for (SwissPlayer[] p : pairs) {
                    int higher = Math.max(p[0].score(), p[1].score());
                    int lower = Math.min(p[0].score(), p[1].score());
                    many += higher == levels.get(from) && lower < levels.get(jumped) ? 1 : 0;
                }
                key.add(many);
            }
        }
    }

    private static int compare(List<Integer> key, int[] best) {
        int length = Math.min(key.size(), best.length);
        return Arrays.compare(key.stream().mapToInt(Integer::intValue).toArray(), 0, length, best, 0, length);
    }

    private void addLevel(List<Integer> key, int score, List<SwissPlayer[]> pairs, SwissPlayer bye) {
        int limits = 0;
        int third = 0;
        int unbalanced = 0;
        int repeated = 0;
        int earlier = 0;
        boolean alone = order.stream().filter(p -> p.score() == score).count() == 1;
        boolean total = state.reads(Reading.FLOATS_IN_TOTAL);
        boolean oneWay = state.reads(Reading.FLOATS_BY_DIRECTION);
        for (SwissPlayer[] p : pairs) {
            SwissPlayer high = p[0].score() >= p[1].score() ? p[0] : p[1];
            SwissPlayer low = other(high, p[0], p[1]);
            if (low.score() == score) {
                limits += overLimit(high, low);
                for (SwissPlayer one : p) {
                    boolean red = is(red(high, low), one);
                    int balance = one.colours().balance();
                    if (balance != 0) {
                        unbalanced += red == balance > 0 ? 1 : 0;
                    } else {
                        int streak = one.colours().streak();
                        repeated += streak != 0 && red == streak > 0 ? 1 : 0;
                    }
                }
                if (high.score() > score && !alone) {
                    third += (total ? low.downs() + low.ups() : low.ups()) >= 2 ? 1 : 0;
                    earlier += oneWay ? low.ups() : low.downs() + low.ups();
                }
            } else if (high.score() == score && !alone) {
                third += (total ? high.downs() + high.ups() : high.downs()) >= 2 ? 1 : 0;
                earlier += oneWay ? high.downs() : high.downs() + high.ups();
            }
        }
        if (bye != null && bye.score() == score && !alone && !state.reads(Reading.BYE_IS_NO_FLOAT)) {
            third += (total ? bye.downs() + bye.ups() : bye.downs()) >= 2 ? 1 : 0;
            earlier += oneWay ? bye.downs() : bye.downs() + bye.ups();
        }
        key.add(limits);
        label(key, PairReason.Obstacle.LIMITS);
        key.add(third);
        label(key, PairReason.Obstacle.THIRD_FLOAT);
        key.add(unbalanced);
        label(key, PairReason.Obstacle.BALANCE);
        key.add(state.reads(Reading.ALTERNATION_AFTER_POSITION) ? 0 : repeated);
        label(key, PairReason.Obstacle.ALTERNATION);
        key.add(earlier);
        label(key, PairReason.Obstacle.EARLIER_FLOATS);
        addPositions(key, score, pairs);
        label(key, PairReason.Obstacle.MET);
    }

    private void addPositions(List<Integer> key, int score, List<SwissPlayer[]> pairs) {
        List<SwissPlayer> unpaired = new ArrayList<>();
        for (SwissPlayer p : order) {
            SwissPlayer opponent = opponent(p, pairs);
            boolean pairedAbove = opponent != null && Math.min(p.score(), opponent.score()) > score;
            if (p.score() >= score && !pairedAbove) {
                unpaired.add(p);
            }
        }
        while (!unpaired.isEmpty()) {
            SwissPlayer p = unpaired.remove(0);
            SwissPlayer opponent = opponent(p, pairs);
            if (opponent == null || opponent.score() < score) {
                key.add(FLOAT);
            } else {
                List<SwissPlayer> list = new ArrayList<>(unpaired);
                list.sort(Comparator.comparingInt((SwissPlayer q) -> section(p, q)));
                key.add(list.indexOf(opponent));
                unpaired.remove(opponent);
            }
        }
    }

    private static int due(SwissPlayer p) {
        int balance = p.colours().balance();
        return balance != 0
                ? -Integer.signum(balance)
                : -Integer.signum(p.colours().streak());
    }

    private static int section(SwissPlayer p, SwissPlayer q) {
        if (due(q) == 0) {
            return 2;
        }
        return due(p) == due(q) ? 3 : 1;
    }

    private static boolean is(SwissPlayer p, SwissPlayer q) {
        return p.no() == q.no();
    }

    /** Of two players the one that this is not. */
    private static SwissPlayer other(SwissPlayer p, SwissPlayer a, SwissPlayer b) {
        return is(p, a) ? b : a;
    }

    private static SwissPlayer opponent(SwissPlayer p, List<SwissPlayer[]> pairs) {
        for (SwissPlayer[] pair : pairs) {
            if (is(pair[0], p)) {
                return pair[1];
            }
            if (is(pair[1], p)) {
                return pair[0];
            }
        }
        return null;
    }

    private static boolean breaks(SwissPlayer p, boolean red) {
        int sign = red ? 1 : -1;
        int balance = p.colours().balance() + sign;
        int streak = p.colours().streak();
        int next = Integer.signum(streak) == sign ? streak + sign : sign;
        return Math.abs(balance) >= 3 || Math.abs(next) >= 3;
    }

    private static int breaking(SwissPlayer red, SwissPlayer black) {
        return (breaks(red, true) ? 1 : 0) + (breaks(black, false) ? 1 : 0);
    }

    private int overLimit(SwissPlayer a, SwissPlayer b) {
        SwissPlayer red = red(a, b);
        return breaking(red, other(red, a, b));
    }

    private SwissPlayer red(SwissPlayer a, SwissPlayer b) {
        if (breaking(a, b) != breaking(b, a)) {
            return breaking(a, b) < breaking(b, a) ? a : b;
        }
        if (state.round() >= state.rules().rounds() - 2 && a.score() != b.score()) {
            SwissPlayer high = a.score() > b.score() ? a : b;
            SwissPlayer low = other(high, a, b);
            if (due(high) != 0) {
                return due(high) > 0 ? high : low;
            }
        }
        if (a.colours().balance() != b.colours().balance()) {
            return a.colours().balance() < b.colours().balance() ? a : b;
        }
        if (a.colours().streak() != b.colours().streak()) {
            return a.colours().streak() < b.colours().streak() ? a : b;
        }
        boolean smallRed = (a.no() + b.no()) % 2 == 1;
        SwissPlayer small = a.no() < b.no() ? a : b;
        return smallRed ? small : other(small, a, b);
    }

    private Answer answer() {
        List<SwissPlayer[]> pairs = new ArrayList<>();
        for (int[] numbers : bestPairs) {
            SwissPlayer a = find(numbers[0]);
            SwissPlayer b = find(numbers[1]);
            pairs.add(priority(a, b) < 0 ? new SwissPlayer[] {a, b} : new SwissPlayer[] {b, a});
        }
        pairs.sort((x, y) -> {
            if (x[0].score() != y[0].score()) {
                return y[0].score() - x[0].score();
            }
            return x[1].score() != y[1].score() ? y[1].score() - x[1].score() : priority(x[0], y[0]);
        });
        List<List<Integer>> tables = new ArrayList<>();
        for (SwissPlayer[] p : pairs) {
            SwissPlayer red = red(p[0], p[1]);
            tables.add(List.of(red.no(), other(red, p[0], p[1]).no()));
        }
        return new Answer(tables, bestBye == null ? 0 : bestBye.no());
    }

    private SwissPlayer find(int no) {
        return order.stream().filter(p -> p.no() == no).findFirst().orElseThrow();
    }
}
