package org.chuhe.tournament.swiss;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chuhe.tournament.regulations.Reading;

/**
 * Finds the pairing with the smallest key, level by level from the top (2011 rules, 附录二 一.4).
 *
 * <p>How many leave each level and who jumps one is planned beforehand ({@link Planner}). Each level is solved together with all
 * that its choices can matter for (拆对, 二.5), and only its own pairs are kept.
 */
final class RoundSolver {
    private final Task task;
    private final Field field;
    private final int levels;
    private final Plan plan;
    private final int[][] floaters;
    private final int[] mate;
    private final Map<Integer, Map<Integer, PairReason.Obstacle>> passedOver = new HashMap<>();
    /** Who has left the level of the bye, but not for the bye. */
    private Set<Integer> barred = Set.of();

    private RoundSolver(Task task, Plan plan) {
        this.task = task;
        this.plan = plan;
        this.field = task.field();
        this.levels = field.levels();
        floaters = new int[levels + 1][];
        floaters[0] = new int[0];
        mate = new int[field.size()];
    }

    /** The pairs; empty if there is no legal pairing. */
    static Optional<Pairs> solve(Task task) {
        return Planner.plan(task).map(plan -> new RoundSolver(task, plan).run());
    }

    /** The same with every level looking down to the last: slower, and the measure of the other way. */
    static Optional<Pairs> solveInFullView(Task task) {
        return Planner.planInOneStretch(task).map(plan -> new RoundSolver(task, plan).run());
    }

    /** What breaking rules costs at least, in the order of the weightiest; empty if even that does not help. */
    static Optional<int[]> leastBroken(Task task) {
        Field field = task.field();
        int last = field.levels() - 1;
        Window all = new Window(
                task,
                new Jumps(field.levels()),
                0,
                last,
                new int[0],
                field.players(0, last),
                0,
                task.leastLeaving(last),
                Window.View.LEGALITY);
        return all.solve() ? Optional.of(all.broken()) : Optional.empty();
    }

    private Pairs run() {
        for (int level = 0; level < levels; level++) {
            settle(level);
        }
        return new Pairs(mate, passedOver);
    }

    /** Pairs one level for good. */
    private void settle(int level) {
        int bottom = plan.view()[level];
        Window window = new Window(
                level > byeLevel() ? task.barring(barred) : task,
                plan.jumps(),
                level,
                bottom,
                floaters[level],
                field.players(level, bottom),
                0,
                plan.leaving()[bottom],
                Window.View.FIRST_LEVEL);
        if (!window.solve() || window.compare(plan) != 0) {
            throw new IllegalStateException("no way to follow the plan of round " + field.state.round());
        }
        int size = floaters[level].length + field.natives(level).length;
        int[] bracket = new int[size];
        Arrays.setAll(bracket, i -> i);
        Chooser chooser = new Chooser(window.costs, window.digits, window.mate(), window.duals(), bracket);
        chooser.choose(bracket, new RowOrder(field, Arrays.copyOf(window.vertex, size)), PairReason.LISTED);
        for (Chooser.PassedOver one : chooser.passedOver()) {
            passedOver
                    .computeIfAbsent(window.vertex[one.chooser()], c -> new HashMap<>())
                    .put(window.vertex[one.other()], window.figure(one.digit()));
        }
        record(level, window, size);
        if (level == byeLevel() && field.state.reads(Reading.BYE_IS_NO_FLOAT)) {
            barFromBye(window.byeHolder(), floaters[level + 1]);
        }
    }

    private int byeLevel() {
        return task.bye().map(ByeClass::level).orElse(-1);
    }

    /** Where the bye is no float, whoever would float at another price than its holder cannot change places with him. */
    private void barFromBye(int holder, int[] leavers) {
        barred = new HashSet<>();
        for (int other : leavers) {
            if (field.thirdDown(other) != field.thirdDown(holder)
                    || field.earlierFloats(other, true) != field.earlierFloats(holder, true)) {
                barred.add(other);
            }
        }
    }

    private void record(int level, Window window, int size) {
        int[] out = new int[size];
        int count = 0;
        for (int i = 0; i < size; i++) {
            int partner = window.mate()[i];
            if (partner < size) {
                mate[window.vertex[i]] = window.vertex[partner];
            } else {
                out[count++] = window.vertex[i];
                mate[window.vertex[i]] = -1;
            }
        }
        floaters[level + 1] = Arrays.copyOf(out, count);
    }
}
