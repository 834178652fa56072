package org.chuhe.tournament.checker;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chuhe.tournament.model.Strength;

/**
 * Whether a small field can be paired so that given numbers of players leave its levels: a search through subsets, always
 * pairing the highest who is open. Whoever is paired below a level while somebody of it is still open has an opponent in
 * it, so a subset alone tells how many leave.
 */
final class SmallSearch {
    /** The largest field searched. */
    static final int LIMIT = 20;

    /** Whether so many may leave this level downwards. */
    interface Leaving {
        boolean allowed(int score, int count);
    }

    private final Facts facts;
    private final List<Standing> field;
    private final int floaters;
    private final Set<Integer> mayHaveBye;
    private final Leaving leaving;
    private final Set<Integer> dead = new HashSet<>();
    private final boolean odd;

    /**
     * @param field in order of priority
     * @param floaters how many at the head come from above and cannot meet one another
     * @param mayHaveBye by number, if the field is odd
     */
    SmallSearch(Facts facts, List<Standing> field, int floaters, Set<Integer> mayHaveBye, Leaving leaving) {
        this.facts = facts;
        this.field = field;
        this.floaters = floaters;
        this.mayHaveBye = mayHaveBye;
        this.leaving = leaving;
        this.odd = field.size() % 2 == 1;
    }

    boolean exists() {
        return from(0, 0);
    }

    private boolean from(int paired, int checkedUpTo) {
        int first = Integer.numberOfTrailingZeros(~paired);
        if (!boundaries(paired, checkedUpTo, Math.min(first, field.size()))) {
            return false;
        }
        if (first >= field.size()) {
            return !odd || (paired >> field.size() & 1) == 1;
        }
        if (dead.contains(paired)) {
            return false;
        }
        Standing a = field.get(first);
        for (int j = first + 1; j < field.size(); j++) {
            boolean open = (paired >> j & 1) == 0 && j >= floaters;
            if (open && joinable(a, field.get(j)) && from(paired | 1 << first | 1 << j, first)) {
                return true;
            }
        }
        boolean byeOpen = odd && (paired >> field.size() & 1) == 0 && mayHaveBye.contains(a.no);
        if (byeOpen && from(paired | 1 << first | 1 << field.size(), first)) {
            return true;
        }
        dead.add(paired);
        return false;
    }

    private boolean joinable(Standing a, Standing b) {
        return facts.legal(a, b) && !facts.keptApart(a.no, b.no, Strength.WEAK);
    }

    /** Checks every level that is complete now and was not before. */
    private boolean boundaries(int paired, int before, int now) {
        for (int i = before; i < now; i++) {
            boolean lastOfLevel = i >= floaters && i + 1 < field.size() && field.get(i + 1).score != field.get(i).score;
            if (lastOfLevel && !leaving.allowed(field.get(i).score, Integer.bitCount(paired >>> i + 1))) {
                return false;
            }
        }
        return true;
    }
}
