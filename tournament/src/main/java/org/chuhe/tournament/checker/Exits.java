package org.chuhe.tournament.checker;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * How a bracket was left in the record: so many of each score for an opponent below, and perhaps one for the bye. Who they
 * are is the bracket's choice; how many of each score, I1 has settled.
 */
final class Exits {
    private final Facts facts;
    private final int score;
    private final TreeMap<Integer, Integer> ofScore = new TreeMap<>();
    private final Optional<Standing> bye;
    private final Set<Integer> byeClass;

    /**
     * @param score the bracket's own
     * @param leaving those who left it, in the record
     * @param byeClass who could have had the bye with equal right, by number
     */
    Exits(Facts facts, int score, List<Standing> leaving, Map<Integer, Standing> partner, Set<Integer> byeClass) {
        this.facts = facts;
        this.score = score;
        this.byeClass = byeClass;
        this.bye = leaving.stream().filter(s -> !partner.containsKey(s.no)).findFirst();
        leaving.stream().filter(s -> partner.containsKey(s.no)).forEach(s -> ofScore.merge(s.score, 1, Integer::sum));
    }

    /** How many leave for an opponent. */
    int ordinary() {
        return atLeast(Integer.MIN_VALUE);
    }

    /** How many of them have this score or more. */
    int atLeast(int least) {
        return ofScore.tailMap(least, true).values().stream().mapToInt(i -> i).sum();
    }

    /** How many have more. */
    int above(int bound) {
        return ofScore.tailMap(bound, false).values().stream().mapToInt(i -> i).sum();
    }

    Map<Integer, Integer> byScore() {
        return ofScore;
    }

    boolean byeLeaves() {
        return bye.isPresent();
    }

    /** Whether this one could leave for the bye; below the bye's own level only who was chosen at the same price. */
    boolean mayHaveBye(Standing s) {
        if (bye.isEmpty() || !byeClass.contains(s.no)) {
            return false;
        }
        Standing holder = bye.get();
        return holder.score == score
                || facts.leaveKey(s) - facts.byeKey(s) == facts.leaveKey(holder) - facts.byeKey(holder);
    }

    /** What leaving costs here: a float is held against a player on his own level. */
    long cost(Standing s, boolean forBye) {
        if (s.score != score) {
            return 0;
        }
        return forBye ? facts.byeKey(s) : facts.leaveKey(s);
    }
}
