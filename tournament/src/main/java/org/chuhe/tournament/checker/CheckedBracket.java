package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.chuhe.tournament.regulations.Strength;

/**
 * A score bracket of moderate size, solved by dynamic programming over subsets: the smallest key of its pairs and leavers,
 * and the earliest choices that reach it.
 */
final class CheckedBracket {
    /** The largest bracket solved. */
    static final int LIMIT = 16;

    private static final int BYE_GIVEN = 1 << LIMIT + 5;
    private static final long NEVER = Long.MAX_VALUE / 4;
    /** The choice to leave the bracket for an opponent below. */
    static final int LEAVE = -1;
    /** The choice to leave it for the bye. */
    static final int BYE = -2;

    private final Facts facts;
    private final List<Standing> members;
    /** For each member those after him whom he can meet, in the order of his list. */
    private final int[][] choices;

    private final long[][] key;
    private final Exits exits;
    /** Who must leave, as bits; nobody in particular if it is not asked. */
    private final OptionalInt leavers;

    private final int score;
    private final Map<Integer, Long> best = new HashMap<>();

    /**
     * Anybody may leave.
     *
     * @param members in order of priority, those from above first
     */
    CheckedBracket(Facts facts, List<Standing> members, int score, Exits exits) {
        this.facts = facts;
        this.members = members;
        this.score = score;
        this.exits = exits;
        this.leavers = OptionalInt.empty();
        this.key = new long[members.size()][members.size()];
        this.choices = new int[members.size()][];
        for (int i = 0; i < members.size(); i++) {
            choices[i] = choices(i);
            for (int j : choices[i]) {
                key[i][j] = facts.pairKey(members.get(i), members.get(j));
            }
        }
    }

    private CheckedBracket(CheckedBracket other, int leaving) {
        this.facts = other.facts;
        this.members = other.members;
        this.choices = other.choices;
        this.key = other.key;
        this.exits = other.exits;
        this.score = other.score;
        this.leavers = OptionalInt.of(leaving);
    }

    /** The same bracket with these leavers, as bits. */
    CheckedBracket leftBy(int leaving) {
        return new CheckedBracket(this, leaving);
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
        return state >>> LIMIT & 31;
    }

    private long best(int state) {
        int settled = state & (1 << LIMIT) - 1;
        int first = Integer.numberOfTrailingZeros(~settled);
        boolean byeGiven = (state & BYE_GIVEN) != 0;
        if (first >= members.size()) {
            return left(state) == exits.ordinary() && byeGiven == exits.byeLeaves() ? 0 : NEVER;
        }
        if (left(state) < exits.above(members.get(first).score)) {
            return NEVER;
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

    private boolean mustLeave(int i) {
        return leavers.isPresent() && (leavers.getAsInt() >> i & 1) == 1;
    }

    private List<Integer> options(int state, int first) {
        List<Integer> options = new ArrayList<>();
        Standing chooser = members.get(first);
        for (int j : choices[first]) {
            if ((state >> j & 1) == 0 && !mustLeave(first) && !mustLeave(j)) {
                options.add(j);
            }
        }
        if (leavers.isEmpty() || mustLeave(first)) {
            if (left(state) < exits.atLeast(chooser.score)) {
                options.add(LEAVE);
            }
            if ((state & BYE_GIVEN) == 0 && exits.mayHaveBye(chooser)) {
                options.add(BYE);
            }
        }
        return options;
    }

    private long cost(int first, int option) {
        return option >= 0 ? key[first][option] : exits.cost(members.get(first), option == BYE);
    }

    private static int after(int state, int first, int option) {
        return switch (option) {
            case LEAVE -> (state | 1 << first) + (1 << LIMIT);
            case BYE -> state | 1 << first | BYE_GIVEN;
            default -> state | 1 << first | 1 << option;
        };
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

    /** The key of the pairs and leavers as recorded. */
    long recorded(int[] actual) {
        long sum = 0;
        for (int i = 0; i < actual.length; i++) {
            if (actual[i] < 0 || actual[i] > i) {
                sum += cost(i, actual[i]);
            }
        }
        return sum;
    }

    /** @param actual for each member his partner in the bracket, or {@link #LEAVE}, or {@link #BYE} */
    Verdict compare(int[] actual) {
        long recorded = recorded(actual);
        if (best(0) != recorded) {
            return best(0) < recorded ? Verdict.SMALLER_KEY : Verdict.NOT_BETTER;
        }
        int state = 0;
        while (true) {
            int first = Integer.numberOfTrailingZeros(~(state & (1 << LIMIT) - 1));
            if (first >= members.size()) {
                return Verdict.NOT_BETTER;
            }
            int choice = firstBest(state, first, actual[first]);
            if (choice != actual[first] && (choice >= 0 || actual[first] >= 0)) {
                boolean earlier = actual[first] < 0
                        || (choice >= 0
                                && facts.prefers(members.get(first), members.get(choice), members.get(actual[first])));
                return earlier ? Verdict.EARLIER_CHOICE : Verdict.NOT_BETTER;
            }
            state = after(state, first, choice);
        }
    }

    /** The earliest choice of a best way on; of the two ways to leave the one recorded, if both are as good. */
    private int firstBest(int state, int first, int recorded) {
        int found = Integer.MIN_VALUE;
        for (int option : options(state, first)) {
            if (cost(first, option) + best(after(state, first, option)) == best(state)) {
                if (option >= 0 || option == recorded) {
                    return option;
                }
                found = option;
            }
        }
        if (found == Integer.MIN_VALUE) {
            throw new IllegalStateException("no way out of a bracket that has one");
        }
        return found;
    }
}
