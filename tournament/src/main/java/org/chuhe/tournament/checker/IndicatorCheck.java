package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chuhe.tournament.checker.SmallSearch.Answer;
import org.chuhe.tournament.checker.SmallSearch.Limits;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Strength;

/**
 * 检验指标 (2011 rules, 附录二 一.11) as equalities against the checker's own optimum: I1 as few leave and jump each score
 * group as can be, I2 as few reach 多三 or 连三, I3 floats, balance and alternation are best, I4 nobody could choose earlier.
 */
final class IndicatorCheck {
    private final Facts facts;
    private final List<Standing> field = new ArrayList<>();
    private final Map<Integer, Standing> partner = new HashMap<>();
    private final Levels levels;
    private final List<Finding> findings = new ArrayList<>();
    private final Optional<Standing> bye;
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
        levels = new Levels(field, partner);
        bye = facts.round.byes().stream().findFirst().map(facts::of);
        bye.ifPresent(holder -> field.stream()
                .filter(s -> s.byes == holder.byes && s.score == holder.score)
                .forEach(s -> byeClass.add(s.no)));
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
        check.findings.addAll(CrossingCheck.check(facts, check.levels, check.bye, check.byeClass));
        for (int level = 0; level < check.levels.count(); level++) {
            check.level(level);
        }
        return check.findings;
    }

    private boolean illegal() {
        return field.stream().anyMatch(s -> {
            Standing other = partner.get(s.no);
            return other != null && !facts.legal(s, other);
        });
    }

    private void level(int level) {
        int score = levels.score(level);
        List<Standing> members = new ArrayList<>();
        List<Standing> leaving = new ArrayList<>();
        Map<Integer, Integer> place = new HashMap<>();
        for (Standing s : field) {
            Standing other = partner.get(s.no);
            boolean above = other != null && Math.min(s.score, other.score) > score;
            if (s.score >= score && !above) {
                place.put(s.no, members.size());
                members.add(s);
                if (other == null || other.score < score) {
                    leaving.add(s);
                }
            }
        }
        int[] actual = new int[members.size()];
        for (int i = 0; i < actual.length; i++) {
            Standing other = partner.get(members.get(i).no);
            actual[i] = other == null
                    ? CheckedBracket.BYE
                    : other.score < score ? CheckedBracket.LEAVE : place.getOrDefault(other.no, CheckedBracket.LEAVE);
        }
        Exits exits = new Exits(facts, score, leaving, partner, byeClass);
        if (members.size() <= CheckedBracket.LIMIT) {
            small(level, members, actual, exits);
        } else {
            new LargeBracket(facts, members, actual, score, exits).check(findings);
        }
    }

    private void small(int level, List<Standing> members, int[] actual, Exits exits) {
        int score = levels.score(level);
        int all = (1 << members.size()) - 1;
        int out = 0;
        for (int i = 0; i < actual.length; i++) {
            out |= actual[i] < 0 ? 1 << i : 0;
        }
        CheckedBracket free = new CheckedBracket(facts, members, score, exits);
        if (free.compare(actual) == CheckedBracket.Verdict.NOT_BETTER) {
            return;
        }
        // Better on its own; that counts only if the levels below can follow whoever leaves then.
        boolean doubt = false;
        for (int set = 0; set <= all; set++) {
            if (Integer.bitCount(set) != Integer.bitCount(out)) {
                continue;
            }
            CheckedBracket bracket = free.leftBy(set);
            CheckedBracket.Verdict verdict =
                    bracket.possible() ? bracket.compare(actual) : CheckedBracket.Verdict.NOT_BETTER;
            if (verdict == CheckedBracket.Verdict.NOT_BETTER) {
                continue;
            }
            switch (canFollow(level, members, set, out)) {
                case YES -> {
                    findings.add(
                            verdict == CheckedBracket.Verdict.EARLIER_CHOICE
                                    ? Finding.violation("I4", facts.number, "附录二 二.3", score, members.size())
                                    : Finding.key(facts.number, score, free.recorded(actual), bracket.bestKey()));
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

    /** Whether the lower levels can be paired as they were, as far as numbers go, with these leavers instead. */
    private Answer canFollow(int level, List<Standing> members, int set, int out) {
        if (set == out && !byeMayChange(level)) {
            return Answer.YES;
        }
        List<Standing> floaters = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            if ((set >> i & 1) == 1) {
                floaters.add(members.get(i));
            }
        }
        int end = levels.count() - 1;
        int bottom = level;
        for (int size = floaters.size();
                bottom < end && size + levels.group(bottom + 1).size() <= SmallSearch.LIMIT;
                bottom++) {
            size += levels.group(bottom + 1).size();
        }
        Answer answer = search(level, floaters, bottom).answer();
        if (answer == Answer.NO || (answer == Answer.YES && bottom == end)) {
            return answer;
        }
        return oneForOne(members, set & ~out, out & ~set) ? Answer.YES : Answer.UNKNOWN;
    }

    /** Where the bye is no float, the same leavers can differ in who of them has it. */
    private boolean byeMayChange(int level) {
        return facts.rules.reads(Reading.BYE_IS_NO_FLOAT) && bye.isPresent() && levels.of(bye.get()) == level;
    }

    private SmallSearch search(int level, List<Standing> floaters, int bottom) {
        boolean byeHere = bye.isPresent() && levels.of(bye.get()) <= bottom;
        return new SmallSearch(
                facts, levels, level + 1, bottom, floaters, 0, entitled(level, floaters), byeHere, asRecorded());
    }

    private Limits asRecorded() {
        return new Limits() {
            @Override
            public int leaving(int level) {
                return levels.leaving(level);
            }

            @Override
            public int jumping(int from, int over) {
                return levels.jumping(from, over);
            }
        };
    }

    /** Who may have the bye; where it is no float, on its own level whoever would float at the highest price. */
    private Set<Integer> entitled(int level, List<Standing> floaters) {
        if (bye.isEmpty() || levels.of(bye.get()) > level || !facts.rules.reads(Reading.BYE_IS_NO_FLOAT)) {
            return byeClass;
        }
        long dearest = levels.of(bye.get()) < level
                ? facts.leaveKey(bye.get())
                : floaters.stream()
                        .filter(s -> byeClass.contains(s.no))
                        .mapToLong(facts::leaveKey)
                        .max()
                        .orElse(0);
        Set<Integer> result = new HashSet<>();
        floaters.stream()
                .filter(s -> byeClass.contains(s.no) && facts.leaveKey(s) == dearest)
                .forEach(s -> result.add(s.no));
        return result;
    }

    /** Whether one leaver can take the place of another directly. */
    private boolean oneForOne(List<Standing> members, int comes, int stays) {
        if (Integer.bitCount(comes) != 1 || Integer.bitCount(stays) != 1) {
            return false;
        }
        Standing instead = members.get(Integer.numberOfTrailingZeros(comes));
        Standing before = members.get(Integer.numberOfTrailingZeros(stays));
        Standing opponent = partner.get(before.no);
        if (opponent == null) {
            return byeClass.contains(instead.no);
        }
        return instead.score == before.score
                && facts.legal(instead, opponent)
                && !facts.keptApart(instead.no, opponent.no, Strength.WEAK);
    }
}
