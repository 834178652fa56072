package org.chuhe.tournament.swiss;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * 跨越积分段: who jumps score groups in a round (2011 rules, 附录二 一.4, 二.3(5)). A player <em>jumps</em> a level if he
 * comes from above it and his opponent stands below it. Nearly always nobody does; then everybody finds his opponent in
 * his own level or the next, and there is nothing to count.
 */
final class Jumps {
    /** Players of one level whose opponents are below another: a figure of the key. */
    record Jump(int from, int over) {}

    /** For each level the lowest in which its players may find an opponent. */
    private final int[] lowest;

    /** The figures above zero, in the order of the key: level by level, for each the highest players first. */
    private final List<Jump> counted = new ArrayList<>();

    private final List<Integer> numbers = new ArrayList<>();

    /** Nothing is known yet: everybody may jump, and nobody counts. */
    Jumps(int levels) {
        lowest = new int[levels];
        Arrays.fill(lowest, levels);
    }

    /** Whether a player of one level may meet one of the other, which is not higher. */
    boolean reaches(int from, int level) {
        return level <= lowest[from];
    }

    /** From now on nobody of a level jumps the other. */
    void forbid(Jump jump) {
        lowest[jump.from] = Math.min(lowest[jump.from], jump.over);
    }

    /** From now on these are counted, after all that were before. */
    void count(Jump jump, int number) {
        counted.add(jump);
        numbers.add(number);
    }

    /** The last that is counted is so many in truth. */
    void settleLast(int number) {
        numbers.set(numbers.size() - 1, number);
        if (number == 0) {
            numbers.remove(numbers.size() - 1);
            forbid(counted.remove(counted.size() - 1));
        }
    }

    /** Those who jump a level of this stretch, in the order of the key. */
    List<Jump> within(int top, int bottom) {
        return counted.stream().filter(j -> j.over >= top && j.over <= bottom).toList();
    }

    int number(Jump jump) {
        return numbers.get(counted.indexOf(jump));
    }
}
