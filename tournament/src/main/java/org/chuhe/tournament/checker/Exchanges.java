package org.chuhe.tournament.checker;

import java.util.List;
import org.chuhe.tournament.model.Strength;

/**
 * A bracket too large to be solved: every exchange of partners between two of its pairs is tried, and the figures are
 * compared with what counting alone allows. Exchanges do not touch who leaves, so one that is better proves a fault.
 */
final class Exchanges {
    private final Facts facts;
    private final List<Standing> members;
    private final int[] actual;
    private final int score;

    Exchanges(Facts facts, List<Standing> members, int[] actual, int score) {
        this.facts = facts;
        this.members = members;
        this.actual = actual;
        this.score = score;
    }

    void check(List<Finding> findings) {
        for (int i = 0; i < actual.length; i++) {
            if (actual[i] <= i) {
                continue;
            }
            for (int j = i + 1; j < actual.length; j++) {
                if (actual[j] > j && j != actual[i] && try2(i, j, findings)) {
                    return;
                }
            }
        }
        if (!atLowerBound()) {
            findings.add(Finding.notVerified("I3", facts.number, score, members.size()));
        }
        if (recorded() != 0) {
            findings.add(Finding.notVerified("I4", facts.number, score, members.size()));
            return;
        }
        switch (new CostFreeChoices(facts, members, actual, score).verdict()) {
            case EARLIEST -> {
                // Every choice is proved to be the earliest possible.
            }
            case EARLIER_POSSIBLE ->
                findings.add(Finding.violation("I4", facts.number, "附录二 二.3", score, members.size()));
            case UNKNOWN -> findings.add(Finding.notVerified("I4", facts.number, score, members.size()));
        }
    }

    private long recorded() {
        long sum = 0;
        for (int i = 0; i < actual.length; i++) {
            Standing s = members.get(i);
            if (actual[i] == Bracket.LEAVE) {
                sum += s.score == score ? facts.leaveKey(s) : 0;
            } else if (actual[i] > i) {
                sum += key(i, actual[i]);
            }
        }
        return sum;
    }

    private boolean try2(int i, int j, List<Finding> findings) {
        int a = actual[i];
        int b = actual[j];
        return better(i, a, j, b, j, a, b, findings) || better(i, a, j, b, b, a, j, findings);
    }

    /** Whether i – x and y – z would be better than i – a and j – b. */
    private boolean better(int i, int a, int j, int b, int x, int y, int z, List<Finding> findings) {
        if (!joinable(i, x) || !joinable(y, z)) {
            return false;
        }
        long before = key(i, a) + key(j, b);
        long after = key(i, x) + key(y, z);
        if (after < before) {
            boolean limits = after >> 48 != before >> 48;
            findings.add(Finding.violation(
                    limits ? "I2" : "I3",
                    facts.number,
                    limits ? "附录二 一.11(3)" : "附录二 一.9, 一.10",
                    score,
                    Facts.unpack(before),
                    Facts.unpack(after)));
            return true;
        }
        if (after == before && facts.prefers(members.get(i), members.get(x), members.get(a))) {
            findings.add(Finding.violation("I4", facts.number, "附录二 二.3", score, members.size()));
            return true;
        }
        return false;
    }

    private long key(int i, int j) {
        return facts.pairKey(members.get(i), members.get(j));
    }

    private boolean joinable(int i, int j) {
        Standing a = members.get(i);
        Standing b = members.get(j);
        boolean nativeOne = a.score == score || b.score == score;
        return nativeOne && facts.legal(a, b) && !facts.keptApart(a.no, b.no, Strength.WEAK);
    }

    /** Whether the figures are as small as the rows alone would allow, rematches or not. */
    private boolean atLowerBound() {
        int leavers = 0;
        int[] due = new int[3];
        int[] even = new int[3];
        for (int i = 0; i < actual.length; i++) {
            Standing s = members.get(i);
            due[s.due() + 1]++;
            even[s.due() + 1] += s.balance == 0 ? 1 : 0;
            leavers += actual[i] == Bracket.LEAVE ? 1 : 0;
        }
        int surplus = Math.abs(due[2] - due[0]) - due[1] - leavers;
        int sameRow = surplus <= 0 ? 0 : (surplus + 1) / 2;
        int cheap = Math.min(sameRow, due[2] > due[0] ? even[2] : even[0]);
        return recorded() <= Facts.pack(0, 0, sameRow - cheap, cheap, 0);
    }
}
