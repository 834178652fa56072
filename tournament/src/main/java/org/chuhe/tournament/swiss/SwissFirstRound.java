package org.chuhe.tournament.swiss;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/** Round 1 by numbers (2011 rules, 附录二 二.1): the mode announced, as nearly as forbidden pairs allow. */
final class SwissFirstRound {
    private SwissFirstRound() {}

    /** The pairs; empty if forbidden pairs leave none. */
    static Optional<Pairs> pair(Field field) {
        int permitted = 0;
        for (Relaxation rule : field.state.givenUp()) {
            permitted |= Field.bit(rule);
        }
        int weak = Field.bit(Relaxation.WEAKLY_FORBIDDEN);
        for (int rules : new int[] {0, weak, permitted | weak}) {
            // The largest number has the bye; a smaller one only where forbidden pairs demand it.
            for (int bye = field.size() % 2 == 0 ? -1 : field.size() - 1; bye >= -1; bye--) {
                Optional<int[]> mates = pair(field, bye, rules);
                if (mates.isPresent()) {
                    return mates.map(Pairs::new);
                }
                if (bye <= 0) {
                    break;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<int[]> pair(Field field, int bye, int permitted) {
        Optional<int[]> plain = announced(field, bye);
        if (plain.isPresent()) {
            return plain;
        }
        Task task = new Task(field, Optional.empty(), permitted);
        Window window = new Window(
                task, new Jumps(1), 0, 0, new int[0], field.natives(0), 0, bye < 0 ? 0 : 1, Window.View.FIRST_LEVEL);
        int size = field.size();
        if (bye >= 0) {
            boolean[] only = new boolean[size + 1];
            only[bye] = true;
            window.costs.restrict(size, only);
        }
        if (!window.solve()) {
            return Optional.empty();
        }
        int[] bracket = new int[bye < 0 ? size : size - 1];
        Arrays.setAll(bracket, i -> bye >= 0 && i >= bye ? i + 1 : i);
        int[] rank = bracket.clone();
        NumberOrder order = new NumberOrder(field.state.rules().firstRound(), bracket.length);
        new Chooser(window.costs, window.digits, window.mate(), window.duals(), bracket)
                .choose(
                        bracket,
                        v -> Arrays.stream(order.of(bye >= 0 && v > bye ? v - 1 : v))
                                .map(i -> rank[i])
                                .toArray(),
                        0);
        int[] mate = Arrays.copyOf(window.mate(), size);
        if (bye >= 0) {
            mate[bye] = -1;
        }
        return Optional.of(mate);
    }

    /** The pairs just as announced, if none of them is forbidden. */
    private static Optional<int[]> announced(Field field, int bye) {
        int[] mate = new int[field.size()];
        Arrays.fill(mate, -1);
        int[] rank = IntStream.range(0, field.size()).filter(i -> i != bye).toArray();
        int pairs = rank.length / 2;
        for (int i = 0; i < pairs; i++) {
            int a = switch (field.state.rules().firstRound()) {
                case NEAR -> rank[2 * i];
                case ENDS, HALVES -> rank[i];
            };
            int b = switch (field.state.rules().firstRound()) {
                case NEAR -> rank[2 * i + 1];
                case ENDS -> rank[rank.length - 1 - i];
                case HALVES -> rank[i + pairs];
            };
            if (field.brokenWith(a).containsKey(b)) {
                return Optional.empty();
            }
            mate[a] = b;
            mate[b] = a;
        }
        return Optional.of(mate);
    }
}
