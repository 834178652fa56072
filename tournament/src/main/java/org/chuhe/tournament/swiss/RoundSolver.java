package org.chuhe.tournament.swiss;

import java.util.Arrays;
import java.util.Optional;

/**
 * Finds the pairing with the smallest key, level by level from the top (2011 rules, 附录二 一.4).
 *
 * <p>Each level is first solved on its own, leaving as few players as parity demands and without a look at what follows:
 * a relaxation. If the levels below can follow, nothing was lost and the result is the optimum. If one cannot, the levels
 * above it are solved again with that one in view (拆对, 二.5); and where no arrangement of those levels will do, the
 * number of players who must leave one of them is proved to be larger, and the search goes on with that.
 */
final class RoundSolver {
    /** After so many setbacks it is worth asking whether there is any legal pairing. */
    private static final int DOUBTFUL = 2;
    /** After so many setbacks in a small field the piecemeal way is given up for the full view. */
    private static final int HOPELESS = 8;

    private static final int SMALL = 400;

    private final Task task;
    private final Field field;
    private final int levels;
    /** How many leave each level and those above it: proved lower bounds, in lexicographic order. */
    private final int[] leaving;
    /** Down to which level each level looks ahead. */
    private final int[] horizon;

    private final int[][] floaters;
    private final int[] mate;

    private RoundSolver(Task task) {
        this.task = task;
        this.field = task.field();
        this.levels = field.levels();
        leaving = new int[levels];
        Arrays.setAll(leaving, task::leastLeaving);
        horizon = new int[levels];
        Arrays.setAll(horizon, i -> i);
        floaters = new int[levels + 1][];
        floaters[0] = new int[0];
        mate = new int[field.size()];
    }

    /** The partners, -1 for the bye; empty if there is no legal pairing. */
    static Optional<int[]> solve(Task task) {
        // A price on broken rules couples all levels: then every level looks down to the last.
        if (task.permitted() != 0) {
            return solveInFullView(task);
        }
        RoundSolver solver = new RoundSolver(task);
        return solver.run() ? Optional.of(solver.mate) : Optional.empty();
    }

    /** The same with every level looking down to the last from the start: slower, and the measure of the other way. */
    static Optional<int[]> solveInFullView(Task task) {
        RoundSolver solver = new RoundSolver(task);
        return solver.lookAheadToTheEnd() && solver.run() ? Optional.of(solver.mate) : Optional.empty();
    }

    /** What breaking rules costs at least, in the order of the weightiest; empty if even that does not help. */
    static Optional<int[]> leastBroken(Task task) {
        int last = task.field().levels() - 1;
        Window all = new Window(task, 0, last, new int[0], 0, task.leastLeaving(last), Window.View.LEGALITY);
        return all.solve() ? Optional.of(all.broken()) : Optional.empty();
    }

    private boolean lookAheadToTheEnd() {
        Window all = coarse(0, levels - 1);
        if (!all.solve()) {
            return false;
        }
        System.arraycopy(all.leaving(), 0, leaving, 0, levels - 1);
        Arrays.fill(horizon, levels - 1);
        return true;
    }

    private boolean run() {
        int level = 0;
        int setbacks = 0;
        while (level < levels) {
            if (settle(level)) {
                level++;
                continue;
            }
            setbacks++;
            if (setbacks == DOUBTFUL && leastBroken(task).isEmpty()) {
                return false;
            }
            if (setbacks == HOPELESS && field.size() <= SMALL) {
                lookAheadToTheEnd();
                level = 0;
            } else {
                level = goBack(level);
            }
            if (level < 0) {
                return false;
            }
        }
        return true;
    }

    private Window coarse(int top, int bottom) {
        return new Window(task, top, bottom, floaters[top], 0, leaving[bottom], Window.View.LEAVING);
    }

    /** Pairs one level for good, as far as can be seen; false if the levels in view cannot be paired as planned. */
    private boolean settle(int level) {
        int bottom = horizon[level];
        Window window = new Window(task, level, bottom, floaters[level], 0, leaving[bottom], Window.View.FIRST_LEVEL);
        if (!window.solve() || compare(window.leaving(), level) != 0) {
            return false;
        }
        int size = floaters[level].length + field.natives(level).length;
        int[] bracket = new int[size];
        Arrays.setAll(bracket, i -> i);
        new Chooser(window.costs, window.mate(), window.duals(), bracket)
                .choose(bracket, new RowOrder(field, Arrays.copyOf(window.vertex, size)));
        record(level, window, size);
        return true;
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

    /** How the numbers leaving the levels from {@code top} on compare with the plan, lexicographically. */
    private int compare(int[] found, int top) {
        return Arrays.compare(found, 0, found.length, leaving, top, top + found.length);
    }

    /** A level cannot be paired as planned: the level to begin again with, or -1 if there is no pairing at all. */
    private int goBack(int level) {
        int bottom = horizon[level];
        int[] oldLeaving = leaving.clone();
        int[] oldHorizon = horizon.clone();
        for (int top = level; top >= 0; top--) {
            Window actual = coarse(top, bottom);
            boolean possible = actual.solve();
            int order = possible ? compare(actual.leaving(), top) : 1;
            if (order == 0 && top < level) {
                lookFrom(top, bottom);
                return restart(oldLeaving, oldHorizon);
            }
            if (order < 0) {
                // The plan was raised for reasons out of view: take everything into view.
                lookFrom(0, levels - 1);
                return restart(oldLeaving, oldHorizon);
            }
            Window bound = actual;
            if (top > 0) {
                bound = new Window(
                        task, top, bottom, new int[0], leaving[top - 1], leaving[bottom], Window.View.LEAVING);
                possible = bound.solve();
                order = possible ? compare(bound.leaving(), top) : 1;
            }
            if (order > 0 && raise(top, bottom, possible, bound)) {
                lookFrom(top, bottom);
                return restart(oldLeaving, oldHorizon);
            }
        }
        return -1;
    }

    /** Raises the plan to what a window has proved; false if the window alone does not tell by how much. */
    private boolean raise(int top, int bottom, boolean possible, Window bound) {
        if (bottom < levels - 1) {
            leaving[bottom] += 2;
            for (int i = bottom + 1; i < levels; i++) {
                leaving[i] = task.leastLeaving(i);
            }
            return true;
        }
        if (!possible) {
            return false;
        }
        System.arraycopy(bound.leaving(), 0, leaving, top, levels - 1 - top);
        return true;
    }

    private void lookFrom(int top, int bottom) {
        for (int i = top; i < bottom; i++) {
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

    /** The first level whose view or plan changed. */
    private int restart(int[] oldLeaving, int[] oldHorizon) {
        for (int i = 0; i < levels; i++) {
            if (horizon[i] != oldHorizon[i]
                    || !Arrays.equals(leaving, i, horizon[i] + 1, oldLeaving, i, horizon[i] + 1)) {
                return i;
            }
        }
        throw new IllegalStateException("no progress in round " + field.state.round());
    }
}
