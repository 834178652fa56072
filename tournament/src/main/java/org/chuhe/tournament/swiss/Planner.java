package org.chuhe.tournament.swiss;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.tournament.swiss.Jumps.Jump;

/**
 * Finds the plan of a round: as few as possible leave each level, from the top; then as few as possible jump a level,
 * again from the top and the highest players first (2011 rules, 附录二 一.4, 二.2(1), 二.3(5)).
 *
 * <p>Trouble comes from small groups whose players have met. A <em>wide</em> level, where everybody can meet nearly
 * everybody, takes whoever comes and pairs the rest (Dirac: a graph in which each of m vertices is joined to m/2 others
 * has a perfect matching), and it can send down somebody for any opponent. So wide levels cut the field into stretches
 * that are planned one by one, and a wide level below a stretch stands in with only as many players as it needs to take
 * all who could come. Where those below cannot be paired with as few as must leave a wide level, it is planned together
 * with them: it has to send down more.
 */
final class Planner {
    private static final int PLANNED = -1;

    private final Task task;
    private final Field field;
    private final int levels;
    private final int[] leaving;
    private final Jumps jumps;
    private final boolean[] wide;
    /** Levels that are not taken for wide, whatever their size. */
    private final boolean[] narrow;

    private Planner(Task task, boolean[] narrow) {
        this.narrow = narrow;
        this.task = task;
        this.field = task.field();
        this.levels = field.levels();
        leaving = new int[levels];
        Arrays.setAll(leaving, task::leastLeaving);
        jumps = new Jumps(levels);
        wide = new boolean[levels];
    }

    /** The plan; empty if there is no legal pairing. */
    static Optional<Plan> plan(Task task) {
        // A price on broken rules couples all levels, and limits of colours forbid too many pairs.
        if (task.permitted() != 0 || task.field().limitsForbid()) {
            return planInOneStretch(task);
        }
        boolean[] narrow = new boolean[task.field().levels()];
        while (true) {
            Planner planner = new Planner(task, narrow);
            int stuck = planner.stretchByStretch();
            if (stuck <= 0) {
                return stuck == 0 ? Optional.empty() : Optional.of(planner.result());
            }
            narrow[stuck - 1] = true;
        }
    }

    /** The same without cutting the field: slower, and the measure of the other way. */
    static Optional<Plan> planInOneStretch(Task task) {
        Planner planner = new Planner(task, new boolean[task.field().levels()]);
        boolean possible = planner.stretch(0, planner.levels - 1, planner.field.players(0, planner.levels - 1));
        return possible ? Optional.of(planner.result()) : Optional.empty();
    }

    private Plan result() {
        int[] view = new int[levels];
        for (int level = levels - 1; level >= 0; level--) {
            boolean last = level == levels - 1 || wide[level + 1];
            view[level] = last ? level : view[level + 1];
        }
        return new Plan(leaving, jumps, view);
    }

    /** Plans all stretches; where one cannot be paired, the level it begins with, else {@link #PLANNED}. */
    private int stretchByStretch() {
        int[] strangers = mostStrangers();
        int top = 0;
        for (int level = 0; level < levels; level++) {
            int coming = field.start[level] - field.start[top] + fromAbove(top);
            int needed = coming + 2 * strangers[level] + 4;
            int size = field.start[level + 1] - field.start[level];
            if (size < needed || narrow[level]) {
                continue;
            }
            wide[level] = true;
            for (int above = Math.max(0, top - 1); above < level; above++) {
                jumps.forbid(new Jump(above, level));
            }
            if (level > top && !stretch(top, level, withPartOf(level, top, needed + (size - needed) % 2))) {
                return top;
            }
            top = level + 1;
        }
        return top == levels || stretch(top, levels - 1, field.players(top, levels - 1)) ? PLANNED : top;
    }

    private int fromAbove(int top) {
        return top == 0 ? 0 : leaving[top - 1];
    }

    /** For each level how many of its players one player may not meet, at most. */
    private int[] mostStrangers() {
        int[] most = new int[levels];
        int[] count = new int[levels];
        for (int i = 0; i < field.size(); i++) {
            Map<Integer, Integer> others = field.brokenWith(i);
            others.keySet().forEach(other -> count[field.level[other]]++);
            others.keySet().forEach(other -> {
                int level = field.level[other];
                most[level] = Math.max(most[level], count[level]);
                count[level] = 0;
            });
        }
        return most;
    }

    /** The players from one level on, and of a last one only so many; those who may have the bye are among them. */
    private int[] withPartOf(int last, int top, int many) {
        List<Integer> part = new ArrayList<>();
        for (int player : field.players(last, last)) {
            if (part.size() < many && task.mayHaveBye(player)) {
                part.add(player);
            }
        }
        for (int player : field.players(last, last)) {
            if (part.size() < many && !part.contains(player)) {
                part.add(player);
            }
        }
        int[] above = field.players(top, last - 1);
        int[] all = Arrays.copyOf(above, above.length + many);
        for (int i = 0; i < many; i++) {
            all[above.length + i] = part.get(i);
        }
        Arrays.sort(all, above.length, all.length);
        return all;
    }

    private boolean stretch(int top, int bottom, int[] players) {
        Window window = window(top, bottom, players);
        if (!window.solve()) {
            return false;
        }
        System.arraycopy(window.leaving(), 0, leaving, top, bottom - top);
        for (int over = top; over < bottom; over++) {
            for (int from = Math.max(0, top - 1); from < over; from++) {
                Jump jump = new Jump(from, over);
                // A round as full in which nobody jumps proves that nobody need: it is asked for only where this one
                // jumps.
                if (window.jumping(jump) == 0) {
                    jumps.forbid(jump);
                    continue;
                }
                jumps.count(jump, 0);
                window = window(top, bottom, players);
                if (!window.solve()) {
                    throw new IllegalStateException("a pairing was there and is gone");
                }
                jumps.settleLast(window.jumping(jump));
            }
        }
        return true;
    }

    private Window window(int top, int bottom, int[] players) {
        return new Window(
                task, jumps, top, bottom, new int[0], players, fromAbove(top), leaving[bottom], Window.View.PLAN);
    }
}
