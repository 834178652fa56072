package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeSet;

/**
 * The score groups of a round, the highest first, with what the record says of them: how many leave each group downwards,
 * and how many of each jump another (2011 rules, 附录二 一.4).
 */
final class Levels {
    private final List<Integer> scores;
    private final Map<Integer, Integer> index = new HashMap<>();
    private final List<List<Standing>> groups = new ArrayList<>();
    private final int[] leaving;
    private final int[][] jumping;

    /**
     * @param field in order of priority
     * @param partner by number; whoever has none has the bye
     */
    Levels(List<Standing> field, Map<Integer, Standing> partner) {
        TreeSet<Integer> all = new TreeSet<>(Collections.reverseOrder());
        field.forEach(s -> all.add(s.score));
        scores = List.copyOf(all);
        for (int score : scores) {
            index.put(score, groups.size());
            groups.add(new ArrayList<>());
        }
        field.forEach(s -> groups.get(of(s)).add(s));
        leaving = new int[scores.size()];
        jumping = new int[scores.size()][scores.size()];
        for (Standing s : field) {
            Standing other = partner.get(s.no);
            int below = other == null ? scores.size() - 1 : of(other);
            for (int level = of(s); level < below; level++) {
                leaving[level]++;
                jumping[of(s)][level] += other == null || level == of(s) ? 0 : 1;
            }
        }
    }

    int count() {
        return scores.size();
    }

    int of(Standing s) {
        return ofScore(s.score).orElseThrow();
    }

    OptionalInt ofScore(int score) {
        Integer level = index.get(score);
        return level == null ? OptionalInt.empty() : OptionalInt.of(level);
    }

    int score(int level) {
        return scores.get(level);
    }

    /** The players of a level, in order of priority. */
    List<Standing> group(int level) {
        return groups.get(level);
    }

    /** How many have an opponent below this level, or none, and stand in it or above. */
    int leaving(int level) {
        return leaving[level];
    }

    /** How many of one level have an opponent below the other. */
    int jumping(int from, int over) {
        return jumping[from][over];
    }
}
