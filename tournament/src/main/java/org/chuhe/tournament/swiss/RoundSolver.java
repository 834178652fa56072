package org.chuhe.tournament.swiss;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chuhe.tournament.regulations.Reading;

/**
 * Finds the pairing with the smallest key, level by level from the top (2011 rules, 附录二 一.4).
 *
 * <p>How many leave each level and who jumps one is planned beforehand ({@link Planner}). Each level is first solved on
 * its own, without a look at what follows: a relaxation. If the levels below can follow the plan, nothing was lost and the
 * result is the optimum. If one cannot, the levels above it are solved again with that one in view (拆对, 二.5).
 */
final class RoundSolver {
    /** After so many setbacks in a small field the piecemeal way is given up for the full view. */
    private static final int HOPELESS = 8;

    private static final int SMALL = 400;

    private final Task task;
    private final Field field;
    private final int levels;
    private final Plan plan;
    /** Down to which level each level looks ahead. */
    private final int[] horizon;

    private final int[][] floaters;
    private final int[] mate;
    private final List<Map<Integer, Map<Integer, PairReason.Obstacle>>> passedOver = new ArrayList<>();
    /** Who has left the level of the bye, but not for the bye. */
    private Set<Integer> barred = Set.of();

    private RoundSolver(Task task, Plan plan) {
        this.task = task;
        this.plan = plan;
        this.field = task.field();
        this.levels = field.levels();
        horizon = new int[levels];
        Arrays.setAll(horizon, i -> i);
        floaters = new int[levels + 1][];
        floaters[0] = new int[0];
        mate = new int[field.size()];
        for (int level = 0; level < levels; level++) {
            passedOver.add(Map.of());
        }
    }

    /** The pairs; empty if there is no legal pairing. */
    static Optional<Pairs> solve(Task task) {
        // A price on broken rules couples all levels: then every level looks down to the last.
        if (task.permitted() != 0) {
            return solveInFullView(task);
        }
        return Planner.plan(task).map(plan -> new RoundSolver(task, plan).run());
    }

    /** The same with every level looking down to the last from the start: slower, and the measure of the other way. */
    static Optional<Pairs> solveInFullView(Task task) {
        return Planner.planInOneStretch(task).map(plan -> {
            RoundSolver solver = new RoundSolver(task, plan);
            Arrays.fill(solver.horizon, solver.levels - 1);
            return solver.run();
        });
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
        int level = 0;
        int setbacks = 0;
        while (level < levels) {
            if (settle(level)) {
                level++;
                continue;
            }
            setbacks++;
            if (setbacks == HOPELESS && field.size() <= SMALL) {
                System.arraycopy(plan.view(), 0, horizon, 0, levels);
                level = 0;
            } else {
                level = goBack(level);
            }
        }
        Map<Integer, Map<Integer, PairReason.Obstacle>> all = new HashMap<>();
        passedOver.forEach(all::putAll);
        return new Pairs(mate, all);
    }

    private Window window(int top, int bottom, Window.View view) {
        return new Window(
                top > byeLevel() ? task.barring(barred) : task,
                plan.jumps(),
                top,
                bottom,
                floaters[top],
                field.players(top, bottom),
                0,
                plan.leaving()[bottom],
                view);
    }

    /** Pairs one level for good, as far as can be seen; false if the levels in view cannot be paired as planned. */
    private boolean settle(int level) {
        Window window = window(level, horizon[level], Window.View.FIRST_LEVEL);
        if (!window.solve() || window.compare(plan) != 0) {
            return false;
        }
        int size = floaters[level].length + field.natives(level).length;
        int[] bracket = new int[size];
        Arrays.setAll(bracket, i -> i);
        Chooser chooser = new Chooser(window.costs, window.digits, window.mate(), window.duals(), bracket);
        chooser.choose(bracket, new RowOrder(field, Arrays.copyOf(window.vertex, size)), PairReason.LISTED);
        Map<Integer, Map<Integer, PairReason.Obstacle>> why = new HashMap<>();
        for (Chooser.PassedOver one : chooser.passedOver()) {
            why.computeIfAbsent(window.vertex[one.chooser()], c -> new HashMap<>())
                    .put(window.vertex[one.other()], window.figure(one.digit()));
        }
        passedOver.set(level, why);
        record(level, window, size);
        if (level == byeLevel() && field.state.reads(Reading.BYE_IS_NO_FLOAT)) {
            barFromBye(window.byeHolder(), floaters[level + 1]);
        }
        return true;
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

    /** A level cannot be paired as planned: the level to begin again with. */
    private int goBack(int level) {
        int bottom = horizon[level];
        int[] before = horizon.clone();
        for (int top = level; top >= 0; top--) {
            Window window = window(top, bottom, Window.View.PLAN);
            int order = window.solve() ? window.compare(plan) : 1;
            if (order < 0) {
                // The plan has its reasons further down.
                lookFrom(top, plan.view()[top]);
                return restart(before);
            }
            if (order == 0) {
                lookFrom(top, bottom);
                return restart(before);
            }
        }
        throw new IllegalStateException("no way to follow the plan of round " + field.state.round());
    }

    private void lookFrom(int top, int bottom) {
        for (int i = top; i <= bottom; i++) {
            horizon[i] = Math.max(horizon[i], bottom);
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = levels - 1; i >= 0; i--) {
                int far = horizon[i];
                for (int j = i + 1; j <= horizon[i]; j++) {
                    far = Math.max(far, horizon[j]);
                }
                changed |= far != horizon[i];
                horizon[i] = far;
            }
        }
    }

    /** The first level whose view has changed. */
    private int restart(int[] before) {
        for (int i = 0; i < levels; i++) {
            if (horizon[i] != before[i]) {
                return i;
            }
        }
        throw new IllegalStateException("no progress in round " + field.state.round());
    }
}
