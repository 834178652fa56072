package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.tournament.checker.SmallSearch.Answer;
import org.chuhe.tournament.checker.SmallSearch.Limits;
import org.chuhe.tournament.regulations.Strength;

/**
 * I1 (2011 rules, 附录二 一.4, 二.3(5)): as few as possible leave each score group, from the top; then as few as possible
 * jump one, again from the top and the highest players first.
 */
final class CrossingCheck {
    private static final int ANY = Integer.MAX_VALUE;

    private final Facts facts;
    private final Levels levels;
    private final Optional<Standing> bye;
    private final Set<Integer> byeClass;
    private final List<Finding> findings = new ArrayList<>();

    private CrossingCheck(Facts facts, Levels levels, Optional<Standing> bye, Set<Integer> byeClass) {
        this.facts = facts;
        this.levels = levels;
        this.bye = bye;
        this.byeClass = byeClass;
    }

    /** @param byeClass who could have had the bye with equal right, by number */
    static List<Finding> check(Facts facts, Levels levels, Optional<Standing> bye, Set<Integer> byeClass) {
        CrossingCheck check = new CrossingCheck(facts, levels, bye, byeClass);
        check.leaving();
        if (check.findings.isEmpty()) {
            check.jumping();
        }
        return check.findings;
    }

    private int levelOfBye() {
        return bye.map(levels::of).orElse(ANY);
    }

    /** Parity, then the most pairs that those above can make among themselves, bound the number from below. */
    private void leaving() {
        List<Standing> upper = new ArrayList<>();
        for (int level = 0; level < levels.count() - 1; level++) {
            upper.addAll(levels.group(level));
            int actual = levels.leaving(level);
            int parity = levelOfBye() <= level ? 1 + (upper.size() - 1) % 2 : upper.size() % 2;
            if (actual <= parity || actual <= deficiency(upper)) {
                continue;
            }
            switch (canBeLess(level)) {
                case YES -> {
                    findings.add(Finding.violation("I1", facts.number, "附录二 一.4", levels.score(level), actual));
                    return;
                }
                case UNKNOWN -> {
                    findings.add(Finding.notVerified("I1", facts.number, levels.score(level), upper.size()));
                    return;
                }
                case NO -> {
                    // Proved.
                }
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

    private boolean joinable(Standing a, Standing b) {
        return facts.legal(a, b) && !facts.keptApart(a.no, b.no, Strength.WEAK);
    }

    private Answer canBeLess(int line) {
        return search(line, line, new Limits() {
            @Override
            public int leaving(int level) {
                return level > line ? ANY : levels.leaving(level) - (level == line ? 1 : 0);
            }

            @Override
            public int jumping(int from, int over) {
                return ANY;
            }
        });
    }

    private void jumping() {
        for (int over = 1; over < levels.count() - 1; over++) {
            for (int from = 0; from < over; from++) {
                if (levels.jumping(from, over) > 0 && !unavoidable(from, over)) {
                    return;
                }
            }
        }
    }

    private boolean unavoidable(int from, int over) {
        Answer fewer = search(from, over, new Limits() {
            @Override
            public int leaving(int level) {
                return levels.leaving(level);
            }

            @Override
            public int jumping(int high, int jumped) {
                boolean before = jumped < over || (jumped == over && high < from);
                boolean here = jumped == over && high == from;
                return before || here ? levels.jumping(high, jumped) - (here ? 1 : 0) : ANY;
            }
        });
        switch (fewer) {
            case YES ->
                findings.add(
                        Finding.jump(facts.number, levels.score(from), levels.score(over), levels.jumping(from, over)));
            case UNKNOWN ->
                findings.add(Finding.notVerified(
                        "I1",
                        facts.number,
                        levels.score(over),
                        levels.group(over).size()));
            case NO -> {
                // Proved.
            }
        }
        return fewer == Answer.NO;
    }

    /**
     * Whether the limits can be kept: a search of the whole field, if it is small; else of as many groups around those
     * concerned as can be searched, which can only refute it.
     *
     * @param first the highest level the limits speak of
     * @param last the lowest that must be in view
     */
    private Answer search(int first, int last, Limits limits) {
        int end = levels.count() - 1;
        for (int bottom = end; bottom >= last; bottom--) {
            int top = highest(first, bottom);
            if (top > first) {
                continue;
            }
            Answer answer = search(limits, top, bottom).answer();
            boolean whole = top == 0 && bottom == end;
            if (answer == Answer.NO || (whole && answer == Answer.YES)) {
                return answer;
            }
        }
        return Answer.UNKNOWN;
    }

    /** The highest level from which everything down to the bottom can be searched; below {@code first} if none. */
    private int highest(int first, int bottom) {
        int size = 0;
        int top = bottom + 1;
        while (top > 0) {
            size += levels.group(top - 1).size();
            int coming = top - 1 == 0 ? 0 : levels.leaving(top - 2);
            if (size + coming > SmallSearch.LIMIT) {
                break;
            }
            top--;
        }
        return Math.max(top, 0) <= first ? top : bottom + 1;
    }

    private SmallSearch search(Limits limits, int top, int bottom) {
        int coming = top == 0 ? 0 : levels.leaving(top - 1);
        boolean above = levelOfBye() < top;
        return new SmallSearch(
                facts,
                levels,
                top,
                bottom,
                List.of(),
                coming,
                above ? Set.of() : byeClass,
                levelOfBye() <= bottom,
                limits);
    }
}
