package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.model.Strength;

/**
 * A large bracket in which nothing was given up: no limit, no balance, no alternation, no earlier float. Then another
 * choice is as good only if it gives up nothing either, and whether the rest could follow is a question of pairing alone.
 */
final class CostFreeChoices {
    /** What is known of the choices. */
    enum Verdict {
        EARLIEST,
        EARLIER_POSSIBLE,
        UNKNOWN
    }

    /** So many questions are asked before giving up. */
    private static final int PATIENCE = 200;

    private final Facts facts;
    private final List<Standing> members;
    private final int[] actual;
    private final int score;

    CostFreeChoices(Facts facts, List<Standing> members, int[] actual, int score) {
        this.facts = facts;
        this.members = members;
        this.actual = actual;
        this.score = score;
    }

    Verdict verdict() {
        boolean[] settled = new boolean[actual.length];
        boolean doubt = false;
        int asked = 0;
        for (int p = 0; p < actual.length; p++) {
            if (settled[p]) {
                continue;
            }
            for (int q = p + 1; q < actual.length; q++) {
                if (settled[q] || !earlier(p, q) || !free(p, q)) {
                    continue;
                }
                if (++asked > PATIENCE) {
                    return Verdict.UNKNOWN;
                }
                if (restFollows(settled, p, q, true)) {
                    return Verdict.EARLIER_POSSIBLE;
                }
                doubt |= restFollows(settled, p, q, false);
            }
            settled[p] = true;
            if (actual[p] != Bracket.LEAVE) {
                settled[actual[p]] = true;
            }
        }
        return doubt ? Verdict.UNKNOWN : Verdict.EARLIEST;
    }

    private boolean earlier(int p, int q) {
        return actual[p] == Bracket.LEAVE || facts.prefers(members.get(p), members.get(q), members.get(actual[p]));
    }

    private boolean free(int i, int j) {
        Standing a = members.get(i);
        Standing b = members.get(j);
        return (a.score == score || b.score == score)
                && facts.legal(a, b)
                && !facts.keptApart(a.no, b.no, Strength.WEAK)
                && facts.pairKey(a, b) == 0;
    }

    /** Whether the others can be paired without cost when p meets q; with the same leavers as recorded, or any. */
    private boolean restFollows(boolean[] settled, int p, int q, boolean sameLeavers) {
        List<Integer> rest = new ArrayList<>();
        int leavers = 0;
        for (int i = 0; i < actual.length; i++) {
            boolean open = !settled[i] && i != p && i != q;
            if (!settled[i] && actual[i] == Bracket.LEAVE) {
                leavers++;
                if (sameLeavers && !open) {
                    return false;
                }
            }
            if (open && !(sameLeavers && actual[i] == Bracket.LEAVE)) {
                rest.add(i);
            }
        }
        int places = sameLeavers ? 0 : leavers;
        int size = rest.size() + places;
        boolean[][] joined = new boolean[size][size];
        for (int i = 0; i < rest.size(); i++) {
            for (int j = i + 1; j < size; j++) {
                boolean possible = j < rest.size() ? free(rest.get(i), rest.get(j)) : leavesFreely(rest.get(i));
                joined[i][j] = possible;
                joined[j][i] = possible;
            }
        }
        return Matchability.alone(joined) == 0;
    }

    private boolean leavesFreely(int i) {
        Standing s = members.get(i);
        return s.score != score || facts.leaveKey(s) == 0;
    }
}
