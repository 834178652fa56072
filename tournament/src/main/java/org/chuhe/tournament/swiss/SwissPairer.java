package org.chuhe.tournament.swiss;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.chuhe.tournament.regulations.Strength;

/** 定位编排法: pairs a Swiss round (2011 rules, 附录二). */
public final class SwissPairer {
    private SwissPairer() {}

    /** Pairs a round, or says which rule would have to be given up. The same state always has the same answer. */
    public static SwissAnswer pair(SwissState state) {
        Optional<SwissRound> round = attempt(state, true);
        if (round.isPresent()) {
            return new SwissAnswer.Paired(round.get());
        }
        return new SwissAnswer.Impossible(advice(state));
    }

    /** Gives up more and more, in the order of {@link Relaxation}, until a round exists. */
    private static List<SwissAnswer.Advice> advice(SwissState state) {
        Set<Relaxation> giveUp = EnumSet.noneOf(Relaxation.class);
        giveUp.addAll(state.givenUp());
        List<SwissAnswer.Advice> found = new ArrayList<>();
        for (Relaxation rule : List.of(Relaxation.COLOUR_LIMIT, Relaxation.FORBIDDEN, Relaxation.REMATCH)) {
            if (giveUp.add(rule)) {
                attempt(state.givingUp(giveUp), false)
                        .ifPresent(round -> found.add(new SwissAnswer.Advice(used(round), round)));
            }
        }
        return found.stream().distinct().toList();
    }

    private static Set<Relaxation> used(SwissRound round) {
        Set<Relaxation> rules = EnumSet.noneOf(Relaxation.class);
        round.tables().forEach(t -> rules.addAll(t.reason().broken()));
        rules.remove(Relaxation.WEAKLY_FORBIDDEN);
        return rules;
    }

    private static Optional<SwissRound> attempt(SwissState state, boolean strictFirst) {
        boolean first = state.round() == 1;
        Field field = first ? Field.firstRound(state) : Field.of(state);
        if (field.size() % 2 != 0 && state.fixedBye().isPresent()) {
            return Optional.empty();
        }
        RoundWriter writer = new RoundWriter(field);
        if (field.size() == 0) {
            return Optional.of(writer.write(new Pairs(new int[0])));
        }
        return (first ? SwissFirstRound.pair(field) : pair(field, strictFirst)).map(writer::write);
    }

    private static Optional<Pairs> pair(Field field, boolean strictFirst) {
        int asked = 0;
        for (Relaxation rule : field.state.givenUp()) {
            asked |= Field.bit(rule);
        }
        int weak = Field.bit(Relaxation.WEAKLY_FORBIDDEN);
        boolean anyWeak = field.state.forbidden().stream().anyMatch(pair -> pair.strength() == Strength.WEAK);
        boolean firstTry = true;
        for (Optional<ByeClass> bye : strictFirst ? byes(field) : List.<Optional<ByeClass>>of()) {
            // The first try mostly succeeds; after that it pays to ask for legality alone before the best round.
            Optional<Pairs> round = firstTry ? solve(field, bye, 0) : solveIfLegal(field, bye, 0);
            firstTry = false;
            if (round.isEmpty() && anyWeak) {
                round = solveIfLegal(field, bye, weak);
            }
            if (round.isPresent()) {
                return round;
            }
        }
        return (asked & ~weak) == 0 ? Optional.empty() : pairRelaxed(field, asked | weak);
    }

    private static Optional<Pairs> solve(Field field, Optional<ByeClass> bye, int permitted) {
        return RoundSolver.solve(new Task(field, bye, permitted));
    }

    private static Optional<Pairs> solveIfLegal(Field field, Optional<ByeClass> bye, int permitted) {
        return RoundSolver.leastBroken(new Task(field, bye, permitted)).flatMap(any -> solve(field, bye, permitted));
    }

    private static List<Optional<ByeClass>> byes(Field field) {
        if (field.size() % 2 == 0) {
            return List.of(Optional.empty());
        }
        return ByeClass.inOrder(field).stream().map(Optional::of).toList();
    }

    /** As few broken rules as possible come first, even before the question of who has the bye. */
    private static Optional<Pairs> pairRelaxed(Field field, int permitted) {
        int weighty = permitted & ~Field.bit(Relaxation.WEAKLY_FORBIDDEN);
        Optional<Task> best = Optional.empty();
        int[] least = {Integer.MAX_VALUE};
        for (Optional<ByeClass> bye : byes(field)) {
            Task task = new Task(field, bye, permitted);
            Optional<int[]> broken = RoundSolver.leastBroken(task);
            if (broken.isPresent()) {
                int[] sacrifice = Arrays.copyOf(broken.get(), Integer.bitCount(weighty));
                if (Arrays.compare(sacrifice, least) < 0) {
                    least = sacrifice;
                    best = Optional.of(task);
                }
            }
        }
        return best.flatMap(RoundSolver::solve);
    }

    /** The bye of a round, if the field is odd and the arbiter has not given it. */
    static OptionalInt byeOf(Field field, int[] mate) {
        for (int i = 0; i < mate.length; i++) {
            if (mate[i] < 0) {
                return OptionalInt.of(field.players[i].no());
            }
        }
        return field.state.fixedBye();
    }
}
