package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.tournament.regulations.Strength;

/**
 * A bracket too large for {@link CheckedBracket}: a {@link Certificate} proves that its key is the smallest, and exchanges along
 * tight edges show whether anybody could have chosen earlier at the same price. What these do not decide is not verified.
 */
final class LargeBracket {
    /** So many edges are looked at, all in all, before a question is given up. */
    private static final long PATIENCE = 4_000_000_000L;

    private final Facts facts;
    private final List<Standing> members;
    private final int[] actual;
    private final int score;
    private final int size;
    /** The record as a perfect pairing: members, then a place outside for each who leaves. */
    private final int[] mate;

    private final BitSet[] joined;
    private final int[] kind;
    /** The vertices of each kind. */
    private final List<List<Integer>> kinds = new ArrayList<>();

    private final long[] cost;

    /** Scores of the places outside; the last place may be the bye's. */
    private final List<Integer> places = new ArrayList<>();

    private final Exits exits;

    LargeBracket(Facts facts, List<Standing> members, int[] actual, int score, Exits exits) {
        this.facts = facts;
        this.members = members;
        this.actual = actual;
        this.score = score;
        this.exits = exits;
        exits.byScore().forEach((of, many) -> {
            for (int i = 0; i < many; i++) {
                places.add(of);
            }
        });
        size = members.size() + places.size() + (exits.byeLeaves() ? 1 : 0);
        kind = new int[size];
        joined = new BitSet[size];
        mate = new int[size];
        sortIntoKinds();
        cost = new long[kinds.size() * kinds.size()];
        priceKinds();
        join();
        seat();
    }

    private int byePlace() {
        return exits.byeLeaves() ? size - 1 : -1;
    }

    private void sortIntoKinds() {
        Map<List<Integer>, Integer> known = new HashMap<>();
        for (int v = 0; v < size; v++) {
            List<Integer> features = v >= members.size()
                    ? List.of(v == byePlace() ? -1 : places.get(v - members.size()))
                    : features(members.get(v));
            kind[v] = known.computeIfAbsent(features, f -> {
                kinds.add(new ArrayList<>());
                return kinds.size() - 1;
            });
            kinds.get(kind[v]).add(v);
        }
    }

    private static List<Integer> features(Standing s) {
        return List.of(s.score, s.balance, s.run, s.down, s.up);
    }

    private void priceKinds() {
        for (int a = 0; a < kinds.size(); a++) {
            for (int b = 0; b < kinds.size(); b++) {
                List<Integer> others = kinds.get(b);
                int one = kinds.get(a).get(0);
                int other = others.get(a == b ? others.size() - 1 : 0);
                cost[a * kinds.size() + b] = one == other ? 0 : price(one, other);
            }
        }
    }

    private long price(int u, int v) {
        int one = Math.min(u, v);
        int other = Math.max(u, v);
        if (one >= members.size()) {
            return 0;
        }
        return other >= members.size()
                ? exits.cost(members.get(one), other == byePlace())
                : facts.pairKey(members.get(one), members.get(other));
    }

    private void join() {
        for (int v = 0; v < size; v++) {
            joined[v] = new BitSet(size);
        }
        for (int v = 0; v < members.size(); v++) {
            for (int w = v + 1; w < size; w++) {
                if (w < members.size() ? joinable(v, w) : mayTake(members.get(v), w)) {
                    joined[v].set(w);
                    joined[w].set(v);
                }
            }
        }
    }

    private boolean joinable(int i, int j) {
        Standing a = members.get(i);
        Standing b = members.get(j);
        boolean nativeOne = a.score == score || b.score == score;
        return nativeOne && facts.legal(a, b) && !facts.keptApart(a.no, b.no, Strength.WEAK);
    }

    private boolean mayTake(Standing s, int place) {
        return place == byePlace() ? exits.mayHaveBye(s) : places.get(place - members.size()) == s.score;
    }

    private void seat() {
        BitSet taken = new BitSet(size);
        for (int v = 0; v < members.size(); v++) {
            mate[v] = actual[v] >= 0
                    ? actual[v]
                    : actual[v] == CheckedBracket.BYE ? byePlace() : place(members.get(v), taken);
            if (actual[v] < 0) {
                mate[mate[v]] = v;
                taken.set(mate[v]);
            }
        }
    }

    private int place(Standing s, BitSet taken) {
        for (int place = members.size(); place < size; place++) {
            if (!taken.get(place) && place != byePlace() && mayTake(s, place)) {
                return place;
            }
        }
        throw new IllegalStateException("more leave than leave");
    }

    private long cost(int u, int v) {
        return joined[u].get(v) ? cost[kind[u] * kinds.size() + kind[v]] : Certificate.Costs.NONE;
    }

    void check(List<Finding> findings) {
        Optional<Certificate> proof = Certificate.of(this::cost, mate);
        if (proof.isEmpty()) {
            if (!betterByExchange(findings)) {
                findings.add(Finding.notVerified("I3", facts.number, score, members.size()));
                findings.add(Finding.notVerified("I4", facts.number, score, members.size()));
            }
            return;
        }
        switch (earlier(proof.get())) {
            case YES -> findings.add(Finding.violation("I4", facts.number, "附录二 二.3", score, members.size()));
            case UNKNOWN -> findings.add(Finding.notVerified("I4", facts.number, score, members.size()));
            case NO -> {
                // Every choice is proved to be the earliest possible.
            }
        }
    }

    /** Whether two pairs could exchange partners and be better; that leaves the rest of the round as it is. */
    private boolean betterByExchange(List<Finding> findings) {
        for (int i = 0; i < members.size(); i++) {
            for (int j = i + 1; j < members.size(); j++) {
                int a = actual[i];
                int b = actual[j];
                if (a > i
                        && b > j
                        && j != a
                        && (better(i, a, j, b, i, j, a, b, findings) || better(i, a, j, b, i, b, a, j, findings))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean better(int i, int a, int j, int b, int p, int x, int y, int z, List<Finding> findings) {
        if (!joined[p].get(x) || !joined[y].get(z)) {
            return false;
        }
        long before = cost(i, a) + cost(j, b);
        long after = cost(p, x) + cost(y, z);
        if (after < before) {
            findings.add(Finding.key(facts.number, score, before, after));
        }
        return after < before;
    }

    /** Whether somebody, in order, could have chosen earlier in his list at the same price. */
    private SmallSearch.Answer earlier(Certificate proof) {
        BitSet settled = new BitSet(size);
        boolean doubt = false;
        long work = 0;
        for (int p = 0; p < members.size(); p++) {
            if (settled.get(p)) {
                continue;
            }
            for (int q = p + 1; q < members.size(); q++) {
                if (settled.get(q) || !proof.tight(p, q) || !earlier(p, q)) {
                    continue;
                }
                work += (long) size * size;
                if (work > PATIENCE) {
                    return SmallSearch.Answer.UNKNOWN;
                }
                if (restFollows(proof, settled, p, q, true)) {
                    return SmallSearch.Answer.YES;
                }
                doubt |= restFollows(proof, settled, p, q, false);
            }
            settled.set(p);
            settled.set(mate[p]);
        }
        return doubt ? SmallSearch.Answer.UNKNOWN : SmallSearch.Answer.NO;
    }

    private boolean earlier(int p, int q) {
        return actual[p] < 0 || facts.prefers(members.get(p), members.get(q), members.get(actual[p]));
    }

    /** Whether the others can be paired at the same price when p meets q; with the same leavers as recorded, or any. */
    private boolean restFollows(Certificate proof, BitSet settled, int p, int q, boolean sameLeavers) {
        if (sameLeavers && (actual[p] < 0 || actual[q] < 0)) {
            return false;
        }
        int[] trial = mate.clone();
        trial[mate[p]] = -1;
        trial[mate[q]] = -1;
        return Matchability.augment(
                (v, w) -> v != p
                        && w != p
                        && v != q
                        && w != q
                        && !settled.get(v)
                        && !settled.get(w)
                        && !(sameLeavers && (outside(v) || outside(w)))
                        && proof.tight(v, w),
                trial,
                mate[p]);
    }

    private boolean outside(int v) {
        return v >= members.size() || actual[v] < 0;
    }
}
