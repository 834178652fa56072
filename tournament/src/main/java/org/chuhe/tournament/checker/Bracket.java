package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.tournament.model.Strength;

/**
 * A score bracket of moderate size, solved by dynamic programming over subsets: the smallest key of its pairs and leavers,
 * and the earliest choices that reach it.
 */
final class Bracket {
    /** The largest bracket solved. */
    static final int LIMIT = 16;

    private static final long NEVER = Long.MAX_VALUE / 4;
    /** The choice to leave the bracket. */
    static final int LEAVE = -1;

    private final Facts facts;
    private final List<Standing> members;
    /** For each member those after him whom he can meet, in the order of his list. */
    private final int[][] choices;

    private final long[][] key;
    private final int leavers;
    /** Who may leave, as bits. */
    private final int mayLeave;

    private final boolean exactly;
    private final int score;
    private final Map<Integer, Long> best = new HashMap<>();

    /**
     * Anybody may leave.
     *
     * @param members in order of priority, those from above first
     * @param leavers how many leave
     */
    Bracket(Facts facts, List<Standing> members, int leavers) {
        this.facts = facts;
        this.members = members;
        this.leavers = leavers;
        this.mayLeave = (1 << members.size()) - 1;
        this.exactly = leavers == members.size();
        this.score = members.get(members.size() - 1).score;
        this.key = new long[members.size()][members.size()];
        this.choices = new int[members.size()][];
        for (int i = 0; i < members.size(); i++) {
            choices[i] = choices(i);
            for (int j : choices[i]) {
                key[i][j] = facts.pairKey(members.get(i), members.get(j));
            }
        }
    }

    private Bracket(Bracket other, int leaving) {
        this.facts = other.facts;
        this.members = other.members;
        this.choices = other.choices;
        this.key = other.key;
        this.leavers = other.leavers;
        this.score = other.score;
        this.mayLeave = leaving;
        this.exactly = true;
    }

    /** The same bracket with these leavers, as bits; just as many as before. */
    Bracket leftBy(int leaving) {
        return new Bracket(this, leaving);
    }

    private int[] choices(int i) {
        Standing a = members.get(i);
        List<Integer> partners = new ArrayList<>();
        for (int j = i + 1; j < members.size(); j++) {
            Standing b = members.get(j);
            if (b.score == score && facts.legal(a, b) && !facts.keptApart(a.no, b.no, Strength.WEAK)) {
                partners.add(j);
            }
        }
        partners.sort((x, y) -> facts.prefers(a, members.get(x), members.get(y)) ? -1 : 1);
        return partners.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Whether it can be paired at all with so many leavers. */
    boolean possible() {
        return best(0) < NEVER;
    }

    long bestKey() {
        return best(0);
    }

    /** How many have left: kept above the bits of those who are settled. */
    private static int left(int state) {
        return state >>> LIMIT;
    }

    private long best(int state) {
        int settled = state & (1 << LIMIT) - 1;
        int first = Integer.numberOfTrailingZeros(~settled);
        if (first >= members.size()) {
            return left(state) == leavers ? 0 : NEVER;
        }
        Long known = best.get(state);
        if (known != null) {
            return known;
        }
        long least = NEVER;
        for (int option : options(state, first)) {
            least = Math.min(least, cost(first, option) + best(after(state, first, option)));
        }
        best.put(state, Math.min(least, NEVER));
        return Math.min(least, NEVER);
    }

    private List<Integer> options(int state, int first) {
        List<Integer> options = new ArrayList<>();
        boolean mustLeave = exactly && (mayLeave >> first & 1) == 1;
        for (int j : choices[first]) {
            boolean open = (state >> j & 1) == 0 && !(exactly && (mayLeave >> j & 1) == 1);
            if (open && !mustLeave) {
                options.add(j);
            }
        }
        if ((mayLeave >> first & 1) == 1 && left(state) < leavers) {
            options.add(LEAVE);
        }
        return options;
    }

    private long cost(int first, int option) {
        if (option != LEAVE) {
            return key[first][option];
        }
        Standing a = members.get(first);
        return a.score == score ? facts.leaveKey(a) : 0;
    }

    private static int after(int state, int first, int option) {
        return option == LEAVE ? (state | 1 << first) + (1 << LIMIT) : state | 1 << first | 1 << option;
    }

    /** How the record compares with the best of this bracket. */
    enum Verdict {
        /** The record is at least as good. */
        NOT_BETTER,
        /** The bracket allows a smaller key. */
        SMALLER_KEY,
        /** The same key, but somebody could have chosen earlier in his list. */
        EARLIER_CHOICE
    }

    /** @param actual for each member his partner in the bracket, or {@link #LEAVE} */
    Verdict compare(int[] actual) {
        long recorded = 0;
        for (int i = 0; i < actual.length; i++) {
            if (actual[i] == LEAVE || actual[i] > i) {
                recorded += cost(i, actual[i]);
            }
        }
        if (best(0) != recorded) {
            return best(0) < recorded ? Verdict.SMALLER_KEY : Verdict.NOT_BETTER;
        }
        int state = 0;
        while (true) {
            int first = Integer.numberOfTrailingZeros(~(state & (1 << LIMIT) - 1));
            if (first >= members.size()) {
                return Verdict.NOT_BETTER;
            }
            int choice = firstBest(state, first);
            if (choice != actual[first]) {
                boolean earlier = actual[first] == LEAVE
                        || (choice != LEAVE
                                && facts.prefers(members.get(first), members.get(choice), members.get(actual[first])));
                return earlier ? Verdict.EARLIER_CHOICE : Verdict.NOT_BETTER;
            }
            state = after(state, first, choice);
        }
    }

    private int firstBest(int state, int first) {
        for (int option : options(state, first)) {
            if (cost(first, option) + best(after(state, first, option)) == best(state)) {
                return option;
            }
        }
        throw new IllegalStateException("no way out of a bracket that has one");
    }
}
