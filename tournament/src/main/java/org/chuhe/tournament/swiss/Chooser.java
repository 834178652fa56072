package org.chuhe.tournament.swiss;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.chuhe.tournament.swiss.matching.Costs;
import org.chuhe.tournament.swiss.matching.Digits;
import org.chuhe.tournament.swiss.matching.Duals;
import org.chuhe.tournament.swiss.matching.PerfectMatching;

/**
 * Among all cheapest matchings of a level the one in which each player, in order of priority, has the earliest partner of
 * his list (2011 rules, 附录二 二.3; 保证唯一性).
 *
 * <p>A cheapest matching is kept as witness. An edge with slack is out; an exchange of two or three pairs that costs
 * nothing is in; only what neither decides is asked of the matching algorithm, which goes on from the prices it has.
 */
final class Chooser {
    /** The order in which a player considers the others of his bracket. */
    interface Preferences {
        int[] of(int vertex);
    }

    /**
     * Somebody before the partner in the list of a chooser, whom he could have met but for the key.
     *
     * @param digit the weightiest digit of the cost that would be larger, the choices before being as they are; {@link #NO_WAY} if
     *     the others could not be paired at all
     */
    record PassedOver(int chooser, int other, int digit) {}

    static final int NO_WAY = -1;

    private final Costs costs;
    private final Digits digits;
    private final List<PassedOver> passedOver = new ArrayList<>();
    private final boolean[] inBracket;
    private final boolean[] settled;
    private final boolean[] gone;
    private final int[] mate;
    private Duals duals;

    /**
     * @param mate a cheapest perfect matching; changed into the one wanted
     * @param duals its proof
     * @param bracket who chooses, in order of priority
     */
    Chooser(Costs costs, Digits digits, int[] mate, Duals duals, int[] bracket) {
        this.costs = costs;
        this.digits = digits;
        this.mate = mate;
        this.duals = duals;
        inBracket = new boolean[mate.length];
        settled = new boolean[mate.length];
        gone = new boolean[mate.length];
        for (int v : bracket) {
            inBracket[v] = true;
        }
    }

    /**
     * Settles all choices; afterwards {@code mate} holds, for the bracket, the pairs of the level.
     *
     * @param listed of how many before the partner in each list it is to be said why it is none of them
     */
    void choose(int[] bracket, Preferences preferences, int listed) {
        for (int p : bracket) {
            if (settled[p]) {
                continue;
            }
            settled[p] = true;
            int[] order = preferences.of(p);
            if (earliest(p, candidates(p, order))) {
                passOver(p, order, listed);
                settled[mate[p]] = true;
                gone[p] = true;
                gone[mate[p]] = true;
            }
        }
    }

    /** Whom choosers had to pass over, and why. */
    List<PassedOver> passedOver() {
        return passedOver;
    }

    private void passOver(int p, int[] order, int listed) {
        int left = listed;
        for (int q : order) {
            if (left == 0 || q == mate[p]) {
                return;
            }
            if (!settled[q]) {
                left--;
                if (costs.joined(p, q)) {
                    passedOver.add(new PassedOver(p, q, worse(p, q)));
                }
            }
        }
    }

    /** Prices and exchanges bound the digit from both sides; only where they do not meet the algorithm is asked. */
    private int worse(int p, int q) {
        int latest = digits.first(duals.excess(costs, p, q));
        int earliest = afterExchange(p, q);
        return latest >= 0 && latest == earliest ? latest : afterSearch(p, q);
    }

    /** The digit by which the exchange of two pairs is dearer; {@link #NO_WAY} if there is none. */
    private int afterExchange(int p, int q) {
        int p2 = mate[p];
        int q2 = mate[q];
        if (!costs.joined(p2, q2)) {
            return NO_WAY;
        }
        long[] more = new long[costs.width()];
        for (int i = 0; i < more.length; i++) {
            more[i] = costs.part(p, q, i) + costs.part(p2, q2, i) - costs.part(p, p2, i) - costs.part(q, q2, i);
        }
        return digits.first(more);
    }

    private int afterSearch(int p, int q) {
        boolean[] allowed = new boolean[mate.length];
        allowed[q] = true;
        int[] active = active();
        long[] optimum = costs.total(active, mate);
        byte[] before = costs.restrict(p, allowed);
        int[] trial = mate.clone();
        PerfectMatching matching = new PerfectMatching(costs, active, duals, trial);
        int digit = NO_WAY;
        if (matching.solve()) {
            matching.matesInto(trial);
            long[] more = costs.total(active, trial);
            for (int i = 0; i < more.length; i++) {
                more[i] -= optimum[i];
            }
            digit = digits.first(more);
        }
        costs.restore(p, before);
        return digit;
    }

    /** Those whom the player can have in some cheapest matching, as far as prices tell. */
    private List<Integer> candidates(int p, int[] order) {
        List<Integer> result = new ArrayList<>();
        for (int q : order) {
            if (q == mate[p]) {
                result.add(q);
                break;
            }
            if (!settled[q] && costs.joined(p, q) && duals.tight(costs, p, q)) {
                result.add(q);
                if (exchangeTwo(p, q)) {
                    break;
                }
            }
        }
        return result;
    }

    /** Gives the player the earliest candidate possible; false if he stays without partner in the bracket. */
    private boolean earliest(int p, List<Integer> candidates) {
        int best = candidates.indexOf(mate[p]);
        int open = best < 0 ? candidates.size() : best;
        for (int i = 0; i < open; i++) {
            if (exchangeThree(p, candidates.get(i))) {
                open = i;
            }
        }
        if (open > 0) {
            byte[] before = costs.edges(p).clone();
            search(p, candidates, open);
            costs.restore(p, before);
        }
        return inBracket[mate[p]];
    }

    /** Asks the algorithm which of the first {@code open} candidates the player can have. */
    private void search(int p, List<Integer> candidates, int open) {
        if (!within(p, candidates.subList(0, open))) {
            return;
        }
        int low = 0;
        int high = candidates.indexOf(mate[p]);
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (within(p, candidates.subList(0, middle + 1))) {
                high = candidates.indexOf(mate[p]);
            } else {
                low = middle + 1;
            }
        }
    }

    private boolean exchangeTwo(int p, int q) {
        int p2 = mate[p];
        int q2 = mate[q];
        if (!costs.joined(p2, q2)) {
            return false;
        }
        for (int i = 0; i < costs.width(); i++) {
            if (costs.part(p, q, i) + costs.part(p2, q2, i) != costs.part(p, p2, i) + costs.part(q, q2, i)) {
                return false;
            }
        }
        marry(p, q);
        marry(p2, q2);
        return true;
    }

    private boolean exchangeThree(int p, int q) {
        int p2 = mate[p];
        int q2 = mate[q];
        for (int x = 0; x < mate.length; x++) {
            int y = mate[x];
            if (gone[x] || x == p || x == q || x == p2 || x == q2) {
                continue;
            }
            if (costs.joined(p2, x) && costs.joined(q2, y) && sameCost(p, q, p2, x, q2, y)) {
                marry(p, q);
                marry(p2, x);
                marry(q2, y);
                return true;
            }
        }
        return false;
    }

    private boolean sameCost(int p, int q, int p2, int x, int q2, int y) {
        for (int i = 0; i < costs.width(); i++) {
            long after = costs.part(p, q, i) + costs.part(p2, x, i) + costs.part(q2, y, i);
            long before = costs.part(p, p2, i) + costs.part(q, q2, i) + costs.part(x, y, i);
            if (after != before) {
                return false;
            }
        }
        return true;
    }

    private void marry(int a, int b) {
        mate[a] = b;
        mate[b] = a;
    }

    /** Whether some cheapest matching gives the player one of these; if so it becomes the witness. */
    private boolean within(int p, List<Integer> partners) {
        boolean[] allowed = new boolean[mate.length];
        partners.forEach(q -> allowed[q] = true);
        int[] active = active();
        long[] optimum = costs.total(active, mate);
        byte[] before = costs.restrict(p, allowed);
        int[] trial = mate.clone();
        PerfectMatching matching = new PerfectMatching(costs, active, duals, trial);
        if (matching.solve()) {
            matching.matesInto(trial);
            if (Arrays.equals(costs.total(active, trial), optimum)) {
                System.arraycopy(trial, 0, mate, 0, mate.length);
                duals = matching.duals(duals);
                return true;
            }
        }
        costs.restore(p, before);
        return false;
    }

    private int[] active() {
        int count = 0;
        for (boolean g : gone) {
            count += g ? 0 : 1;
        }
        int[] result = new int[count];
        int at = 0;
        for (int v = 0; v < gone.length; v++) {
            if (!gone[v]) {
                result[at++] = v;
            }
        }
        return result;
    }
}
