package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Strength;

/**
 * 检验指标 (2011 rules, 附录二 一.11) as equalities against the checker's own optimum: I1 as few leave each level as can be,
 * I2 as few reach 多三 or 连三, I3 floats, balance and alternation are best, I4 nobody could choose earlier.
 */
final class IndicatorCheck {
    private final Facts facts;
    private final List<Standing> field = new ArrayList<>();
    private final Map<Integer, Standing> partner = new HashMap<>();
    private final List<Integer> scores;
    private final List<Finding> findings = new ArrayList<>();
    private final Set<Integer> byeClass = new HashSet<>();
    private boolean weakUsed;
    private boolean relaxed;

    private IndicatorCheck(Facts facts) {
        this.facts = facts;
        for (Match m : facts.round.matches()) {
            relaxed |= m.origin() == Origin.RELAXED;
            if (m.origin() != Origin.ARBITER) {
                Standing a = facts.of(m.first());
                Standing b = facts.of(m.second());
                field.add(a);
                field.add(b);
                partner.put(a.no, b);
                partner.put(b.no, a);
                weakUsed |= facts.keptApart(a.no, b.no, Strength.WEAK);
            }
        }
        facts.round.byes().forEach(no -> field.add(facts.of(no)));
        field.sort(facts::order);
        TreeSet<Integer> levels = new TreeSet<>(Collections.reverseOrder());
        field.forEach(s -> levels.add(s.score));
        scores = new ArrayList<>(levels);
        if (!facts.round.byes().isEmpty()) {
            Standing bye = facts.of(facts.round.byes().get(0));
            field.stream()
                    .filter(s -> s.byes == bye.byes && s.score == bye.score)
                    .forEach(s -> byeClass.add(s.no));
        }
    }

    static List<Finding> check(Facts facts) {
        IndicatorCheck check = new IndicatorCheck(facts);
        if (check.relaxed || check.illegal()) {
            // A pair that breaks an absolute rule leaves nothing to compare with; it is reported for itself.
            return List.of();
        }
        if (check.weakUsed) {
            check.findings.add(Finding.notVerified("I1", facts.number, 0, check.field.size()));
            return check.findings;
        }
        check.leaving();
        for (int score : check.scores) {
            check.level(score);
        }
        return check.findings;
    }

    private boolean illegal() {
        return field.stream().anyMatch(s -> {
            Standing other = partner.get(s.no);
            return other != null && !facts.legal(s, other);
        });
    }

    private boolean joinable(Standing a, Standing b) {
        return facts.legal(a, b) && !facts.keptApart(a.no, b.no, Strength.WEAK);
    }

    /** How many with this score or more have an opponent with less, or none. */
    private int leaving(int score) {
        int count = 0;
        for (Standing s : field) {
            Standing other = partner.get(s.no);
            if (s.score >= score && (other == null || other.score < score)) {
                count++;
            }
        }
        return count;
    }

    /** I1: parity, then the deficiency of the levels so far, bound the number from below; small fields are searched. */
    private void leaving() {
        for (int score : scores.subList(0, scores.size() - 1)) {
            int actual = leaving(score);
            List<Standing> upper = field.stream().filter(s -> s.score >= score).toList();
            boolean byeHere =
                    !facts.round.byes().isEmpty() && facts.of(facts.round.byes().get(0)).score >= score;
            int parity = byeHere ? 1 + (upper.size() - 1) % 2 : upper.size() % 2;
            if (actual <= parity || actual <= deficiency(upper)) {
                continue;
            }
            if (field.size() >= SmallSearch.LIMIT) {
                findings.add(Finding.notVerified("I1", facts.number, score, field.size()));
                return;
            }
            boolean fewer = new SmallSearch(facts, field, 0, byeClass, (s, count) -> {
                        if (s > score) {
                            return count == leaving(s);
                        }
                        return s < score || count < actual;
                    })
                    .exists();
            if (fewer) {
                findings.add(Finding.violation("I1", facts.number, "附录二 一.4", score, actual));
                return;
            }
        }
    }

    private int deficiency(List<Standing> part) {
        boolean[][] joined = new boolean[part.size()][part.size()];
        for (int i = 0; i < part.size(); i++) {
            for (int j = 0; j < part.size(); j++) {
                joined[i][j] = i != j && joinable(part.get(i), part.get(j));
            }
        }
        return Matchability.alone(joined);
    }

    private void level(int score) {
        List<Standing> members = new ArrayList<>();
        for (Standing s : field) {
            Standing other = partner.get(s.no);
            boolean above = other != null && Math.min(s.score, other.score) > score;
            if (s.score >= score && !above) {
                members.add(s);
            }
        }
        int[] actual = new int[members.size()];
        int out = 0;
        for (int i = 0; i < actual.length; i++) {
            Standing other = partner.get(members.get(i).no);
            boolean leaves = other == null || other.score < score;
            actual[i] = leaves ? Bracket.LEAVE : members.indexOf(other);
            out |= leaves && i < Integer.SIZE - 1 ? 1 << i : 0;
        }
        if (members.size() <= Bracket.LIMIT) {
            small(score, members, actual, out);
        } else {
            new Exchanges(facts, members, actual, score).check(findings);
        }
    }

    private void small(int score, List<Standing> members, int[] actual, int out) {
        int all = (1 << members.size()) - 1;
        int leavers = Integer.bitCount(out);
        Bracket free = new Bracket(facts, members, leavers);
        if (free.compare(actual) == Bracket.Verdict.NOT_BETTER) {
            return;
        }
        // Better on its own; that counts only if the levels below can follow whoever leaves then.
        boolean doubt = false;
        for (int set = 0; set <= all; set++) {
            if (Integer.bitCount(set) != leavers) {
                continue;
            }
            Bracket bracket = free.leftBy(set);
            Bracket.Verdict verdict = bracket.possible() ? bracket.compare(actual) : Bracket.Verdict.NOT_BETTER;
            if (verdict == Bracket.Verdict.NOT_BETTER) {
                continue;
            }
            switch (canFollow(score, members, set, out)) {
                case YES -> {
                    blame(score, verdict, bracket, actual, members);
                    return;
                }
                case UNKNOWN -> doubt = true;
                case NO -> {
                    // This set of leavers is no alternative.
                }
            }
        }
        if (doubt) {
            findings.add(Finding.notVerified("I4", facts.number, score, field.size()));
        }
    }

    private void blame(int score, Bracket.Verdict verdict, Bracket better, int[] actual, List<Standing> members) {
        if (verdict == Bracket.Verdict.EARLIER_CHOICE) {
            findings.add(Finding.violation("I4", facts.number, "附录二 二.3", score, members.size()));
            return;
        }
        long recorded = 0;
        for (int i = 0; i < actual.length; i++) {
            Standing s = members.get(i);
            if (actual[i] == Bracket.LEAVE) {
                recorded += s.score == score ? facts.leaveKey(s) : 0;
            } else if (actual[i] > i) {
                recorded += facts.pairKey(s, members.get(actual[i]));
            }
        }
        boolean limits = better.bestKey() >> 48 != recorded >> 48;
        findings.add(Finding.violation(
                limits ? "I2" : "I3",
                facts.number,
                limits ? "附录二 一.11(3)" : "附录二 一.9, 一.10",
                score,
                Facts.unpack(recorded),
                Facts.unpack(better.bestKey())));
    }

    private enum Answer {
        YES,
        NO,
        UNKNOWN
    }

    /** Whether the lower levels can be paired as they were, as far as numbers go, with these leavers instead. */
    private Answer canFollow(int score, List<Standing> members, int set, int out) {
        if (set == out) {
            return Answer.YES;
        }
        List<Standing> rest = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            if ((set >> i & 1) == 1) {
                rest.add(members.get(i));
            }
        }
        int floaters = rest.size();
        field.stream().filter(s -> s.score < score).forEach(rest::add);
        if (rest.size() < SmallSearch.LIMIT) {
            boolean found =
                    new SmallSearch(facts, rest, floaters, byeClass, (s, count) -> count == leaving(s)).exists();
            return found ? Answer.YES : Answer.NO;
        }
        return oneForOne(members, set & ~out, out & ~set) ? Answer.YES : Answer.UNKNOWN;
    }

    /** Whether one leaver can take the place of another directly. */
    private boolean oneForOne(List<Standing> members, int comes, int stays) {
        if (Integer.bitCount(comes) != 1 || Integer.bitCount(stays) != 1) {
            return false;
        }
        Standing instead = members.get(Integer.numberOfTrailingZeros(comes));
        Standing opponent = partner.get(members.get(Integer.numberOfTrailingZeros(stays)).no);
        if (opponent == null) {
            return byeClass.contains(instead.no);
        }
        return joinable(instead, opponent);
    }
}
