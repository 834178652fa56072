package org.chuhe.tournament.swiss;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.swiss.PairReason.Choice;
import org.chuhe.tournament.swiss.PairReason.Gap;
import org.chuhe.tournament.swiss.PairReason.Jumped;
import org.chuhe.tournament.swiss.PairReason.Obstacle;
import org.chuhe.tournament.swiss.PairReason.PassedOver;
import org.chuhe.tournament.swiss.colour.ColourDecision;
import org.chuhe.tournament.swiss.colour.ColourRule;
import org.chuhe.tournament.swiss.colour.SwissPlayer;

/** Turns partners into tables with colours, numbers and reasons, by going through the choices once more. */
final class RoundWriter {
    private final Field field;
    private final boolean first;
    private final Map<Integer, SwissPlayer> byNumber = new HashMap<>();

    RoundWriter(Field field) {
        this.field = field;
        this.first = field.state.round() == 1;
        field.state.players().forEach(p -> byNumber.put(p.no(), p));
    }

    /** A pair before it has a table. */
    private record Pair(int chooser, int partner, Choice choice, List<PassedOver> passedOver) {}

    SwissRound write(Pairs found) {
        int[] mate = found.mate();
        List<SwissRound.Table> tables = new ArrayList<>();
        for (Pair pair : first ? byNumber(mate) : byLevels(found)) {
            tables.add(table(pair));
        }
        for (FixedPair fixed : field.state.fixed()) {
            tables.add(table(fixed));
        }
        if (!first) {
            tables.sort(tableOrder());
        }
        List<SwissRound.Table> numbered = new ArrayList<>();
        for (SwissRound.Table t : tables) {
            numbered.add(numbered(t, numbered.size() + 1));
        }
        return new SwissRound(numbered, SwissPairer.byeOf(field, mate));
    }

    private SwissRound.Table numbered(SwissRound.Table t, int number) {
        if (t.reason().choice() != Choice.BY_NUMBER) {
            return new SwissRound.Table(number, t.red(), t.black(), t.reason());
        }
        // 单号台次小号先走、双号台次大号先走.
        int small = Math.min(t.red(), t.black());
        int large = Math.max(t.red(), t.black());
        boolean odd = number % 2 != 0;
        return new SwissRound.Table(number, odd ? small : large, odd ? large : small, t.reason());
    }

    private List<Pair> byNumber(int[] mate) {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < mate.length; i++) {
            if (mate[i] > i) {
                pairs.add(new Pair(i, mate[i], Choice.BY_NUMBER, List.of()));
            }
        }
        return pairs;
    }

    private List<Pair> byLevels(Pairs found) {
        List<Pair> pairs = new ArrayList<>();
        List<Integer> waiting = new ArrayList<>();
        for (int level = 0; level < field.levels(); level++) {
            List<Integer> bracket = new ArrayList<>(waiting);
            for (int i : field.natives(level)) {
                bracket.add(i);
            }
            waiting = writeLevel(bracket, level, found, pairs);
        }
        return pairs;
    }

    /** Writes the pairs of one bracket; returns who goes down. */
    private List<Integer> writeLevel(List<Integer> bracket, int level, Pairs found, List<Pair> pairs) {
        RowOrder order = new RowOrder(field, bracket.stream().mapToInt(i -> i).toArray());
        boolean[] settled = new boolean[bracket.size()];
        Map<Integer, Integer> place = new HashMap<>();
        for (int i = 0; i < bracket.size(); i++) {
            place.put(bracket.get(i), i);
        }
        List<Integer> down = new ArrayList<>();
        for (int c = 0; c < bracket.size(); c++) {
            if (settled[c]) {
                continue;
            }
            settled[c] = true;
            int chooser = bracket.get(c);
            int partner = found.mate()[chooser];
            if (partner < 0 || field.level[partner] > level) {
                down.add(chooser);
                continue;
            }
            pairs.add(choice(
                    bracket, order, settled, c, partner, found.passedOver().getOrDefault(chooser, Map.of())));
            settled[Objects.requireNonNull(place.get(partner))] = true;
        }
        return down;
    }

    private Pair choice(
            List<Integer> bracket,
            RowOrder order,
            boolean[] settled,
            int c,
            int partner,
            Map<Integer, Obstacle> worse) {
        List<PassedOver> passedOver = new ArrayList<>();
        boolean head = true;
        for (int q : order.of(c)) {
            int candidate = bracket.get(q);
            if (candidate == partner) {
                Choice choice = order.opposite(c, q)
                        ? (head ? Choice.SAME_PLACE : Choice.SHIFTED)
                        : order.neutral(q) ? Choice.WITHOUT_COLOUR : Choice.SAME_ROW;
                return new Pair(bracket.get(c), partner, choice, passedOver);
            }
            if (!settled[q]) {
                head = false;
                if (passedOver.size() < PairReason.LISTED) {
                    int rules = field.brokenBy(bracket.get(c), candidate);
                    // Two who both come from above and could not be paired there find no pair here either.
                    Obstacle obstacle =
                            rules == 0 ? worse.getOrDefault(candidate, Obstacle.LESS_FULL) : obstacle(rules);
                    passedOver.add(new PassedOver(field.players[candidate].no(), obstacle));
                }
            }
        }
        throw new IllegalStateException("a partner outside the bracket");
    }

    private static Obstacle obstacle(int rules) {
        if ((rules & Field.bit(Relaxation.REMATCH)) != 0) {
            return Obstacle.MET;
        }
        if ((rules & (Field.bit(Relaxation.FORBIDDEN) | Field.bit(Relaxation.WEAKLY_FORBIDDEN))) != 0) {
            return Obstacle.KEPT_APART;
        }
        return Obstacle.COLOUR_LIMIT;
    }

    private SwissRound.Table table(Pair pair) {
        int a = pair.chooser;
        int b = pair.partner;
        ColourDecision colours = field.colours(a, b);
        boolean down = !first && field.level[a] < field.level[b];
        PairReason reason = new PairReason(
                field.players[a].no(),
                pair.choice,
                pair.passedOver,
                down,
                down ? jumped(a, b) : List.of(),
                first ? ColourRule.TABLE : colours.rule(),
                rules(first ? field.brokenWith(a).getOrDefault(b, 0) : field.brokenBy(a, b)));
        int red = field.players[colours.firstRed() ? a : b].no();
        int black = field.players[colours.firstRed() ? b : a].no();
        return new SwissRound.Table(0, red, black, reason);
    }

    private List<Jumped> jumped(int a, int b) {
        List<Jumped> result = new ArrayList<>();
        for (int level = field.level[a] + 1; level < field.level[b]; level++) {
            boolean nobody = Arrays.stream(field.natives(level)).allMatch(other -> field.brokenBy(a, other) != 0);
            int score = field.players[field.start[level]].score();
            result.add(new Jumped(score, nobody ? Gap.NOBODY : Gap.NOT_AS_FULL));
        }
        return result;
    }

    private static List<Relaxation> rules(int broken) {
        List<Relaxation> result = new ArrayList<>();
        for (Relaxation rule : Relaxation.values()) {
            if ((broken & Field.bit(rule)) != 0) {
                result.add(rule);
            }
        }
        return result;
    }

    private SwissRound.Table table(FixedPair fixed) {
        SwissPlayer red = known(fixed.red());
        SwissPlayer black = known(fixed.black());
        boolean redChooses = Priority.of(field.state.round()).compare(red, black) < 0;
        SwissPlayer chooser = redChooses ? red : black;
        SwissPlayer other = redChooses ? black : red;
        boolean down = !first && chooser.score() != other.score();
        PairReason reason = new PairReason(
                chooser.no(), Choice.ARBITER, List.of(), down, List.of(), ColourRule.ARBITER, broken(red, black));
        return new SwissRound.Table(0, red.no(), black.no(), reason);
    }

    /** What a pair made by hand breaks: it is never refused, but the arbiter is to know all of it. */
    private List<Relaxation> broken(SwissPlayer red, SwissPlayer black) {
        Set<Relaxation> rules = EnumSet.noneOf(Relaxation.class);
        for (ForbiddenPair pair : field.state.forbidden()) {
            if (Set.of(pair.a(), pair.b()).equals(Set.of(red.no(), black.no()))) {
                rules.add(Relaxation.of(pair.strength()));
            }
        }
        if (red.opponents().contains(black.no())) {
            rules.add(Relaxation.REMATCH);
        }
        if (field.limitsForbid()
                && (red.colours().breaksLimit(true) || black.colours().breaksLimit(false))) {
            rules.add(Relaxation.COLOUR_LIMIT);
        }
        return List.copyOf(rules);
    }

    /** By the higher score of the pair, then the lower, then the first chooser's priority. */
    private Comparator<SwissRound.Table> tableOrder() {
        Comparator<SwissRound.Table> higher = Comparator.comparingInt(t -> -Math.max(score(t.red()), score(t.black())));
        return higher.thenComparingInt(t -> -Math.min(score(t.red()), score(t.black())))
                .thenComparing(t -> known(t.reason().chooser()), Priority.of(field.state.round()));
    }

    private int score(int no) {
        return known(no).score();
    }

    private SwissPlayer known(int no) {
        return Objects.requireNonNull(byNumber.get(no));
    }
}
