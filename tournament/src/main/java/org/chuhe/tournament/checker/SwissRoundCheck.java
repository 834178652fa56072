package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Strength;

/** What must hold in every Swiss round (2011 rules, 附录二): H1 … H7. */
final class SwissRoundCheck {
    private final Facts facts;
    private final Round round;
    private final Set<Integer> eliminated;
    private final List<Finding> findings = new ArrayList<>();

    private SwissRoundCheck(Event event, Round round, Set<Integer> eliminated) {
        this.facts = new Facts(event, round);
        this.round = round;
        this.eliminated = eliminated;
    }

    /** @param eliminated who had left by 10.6 before this round */
    static List<Finding> check(Event event, Round round, Set<Integer> eliminated) {
        SwissRoundCheck check = new SwissRoundCheck(event, round, eliminated);
        check.everybodyOnce();
        if (check.findings.isEmpty()) {
            check.pairs();
            check.bye();
            check.tableOrder();
            if (round.number() == 1) {
                check.firstRound();
            } else {
                check.findings.addAll(IndicatorCheck.check(check.facts));
            }
        }
        return check.findings;
    }

    private void violation(String invariant, String article, Object... arguments) {
        findings.add(Finding.violation(invariant, round.number(), article, arguments));
    }

    /** H1, H6: everybody who takes part exactly once; nobody else, but for a game lost by forfeit (19.3). */
    private void everybodyOnce() {
        Map<Integer, Integer> times = new HashMap<>();
        round.byes().forEach(no -> times.merge(no, 1, Integer::sum));
        for (Match m : round.matches()) {
            times.merge(m.first(), 1, Integer::sum);
            times.merge(m.second(), 1, Integer::sum);
        }
        Set<Integer> known = new HashSet<>();
        for (Entrant e : facts.event.entrants()) {
            known.add(e.no());
            boolean here = e.attendance().takesPart(round.number()) && !eliminated.contains(e.no());
            int count = times.getOrDefault(e.no(), 0);
            if (count > 1 || (here && count == 0)) {
                violation("H1", "附录二 一.3", e.no(), count);
            } else if (!here && count == 1 && !forfeits(e.no())) {
                violation("H6", "19.3", e.no());
            }
        }
        times.keySet().stream().filter(no -> !known.contains(no)).forEach(no -> violation("H1", "附录二 一.3", no, 1));
    }

    /** Whether somebody who left after the pairing has lost his game without playing. */
    private boolean forfeits(int no) {
        return !eliminated.contains(no)
                && round.matchOf(no)
                        .map(m -> m.games().stream()
                                .allMatch(g -> g.result().forfeited()
                                        && !(g.red() == no
                                                ? g.result().redWon()
                                                : g.result().blackWon())))
                        .orElse(true);
    }

    private void pairs() {
        for (Match m : round.matches()) {
            if (m.origin() == Origin.ARBITER) {
                continue;
            }
            Standing a = facts.of(m.first());
            Standing b = facts.of(m.second());
            if (m.origin() == Origin.RULE) {
                if (a.met.contains(b.no)) {
                    violation("H2", "附录二 一.6", m.table(), a.no, b.no);
                }
                if (facts.keptApart(a.no, b.no, Strength.HARD)) {
                    violation("H4", "附录二 一.7", m.table(), a.no, b.no);
                }
                if (round.number() > 1 && facts.limitForbids(a, b)) {
                    violation("H4", "附录二 一.11(3)", m.table(), a.no, b.no);
                }
            }
            int red = round.number() == 1 ? redByTable(m) : facts.red(a, b).no;
            if (red != m.first() || m.games().get(0).red() != m.first()) {
                violation("H5", "附录二 二.4", m.table(), red, red == a.no ? b.no : a.no);
            }
        }
    }

    /** 单号台次小号先走、双号台次大号先走. */
    private static int redByTable(Match m) {
        boolean odd = m.table() % 2 == 1;
        return odd ? Math.min(m.first(), m.second()) : Math.max(m.first(), m.second());
    }

    /** H3: a bye only in an odd field, one, and for the most entitled who can have it (附录二 一.5). */
    private void bye() {
        boolean odd = facts.standings.isEmpty()
                || (2 * round.matches().size() + round.byes().size()) % 2 == 1;
        if (round.byes().size() != (odd ? 1 : 0)) {
            violation("H3", "附录二 一.5", round.byes().isEmpty() ? 0 : round.byes().get(0), 0);
            return;
        }
        if (!odd || round.number() == 1 || relaxed()) {
            return;
        }
        Standing holder = facts.of(round.byes().get(0));
        List<Standing> field = freeField();
        for (Standing other : field) {
            if (entitlement().compare(other, holder) < 0 && pairableWithout(field, other)) {
                violation("H3", "附录二 一.5", holder.no, other.no);
                return;
            }
        }
    }

    private boolean relaxed() {
        return round.matches().stream().anyMatch(m -> m.origin() == Origin.RELAXED);
    }

    private Comparator<Standing> entitlement() {
        Comparator<Standing> byes = Comparator.comparingInt(s -> s.byes);
        Comparator<Standing> score = Comparator.comparingInt(s -> s.score);
        return facts.rules.reads(Reading.BYE_IN_LOWEST_GROUP) ? score.thenComparing(byes) : byes.thenComparing(score);
    }

    /** Everybody the arbiter has not paired by hand. */
    private List<Standing> freeField() {
        List<Standing> field = new ArrayList<>();
        round.byes().forEach(no -> field.add(facts.of(no)));
        for (Match m : round.matches()) {
            if (m.origin() != Origin.ARBITER) {
                field.add(facts.of(m.first()));
                field.add(facts.of(m.second()));
            }
        }
        return field;
    }

    private boolean pairableWithout(List<Standing> field, Standing out) {
        List<Standing> rest = field.stream().filter(s -> s != out).toList();
        boolean[][] joined = new boolean[rest.size()][rest.size()];
        for (int i = 0; i < rest.size(); i++) {
            for (int j = 0; j < rest.size(); j++) {
                joined[i][j] = i != j && facts.legal(rest.get(i), rest.get(j));
            }
        }
        return Matchability.alone(joined) == 0;
    }

    /** H7: tables by the higher score of the pair, the lower score, and who chose first; numbered from 1. */
    private void tableOrder() {
        for (int i = 0; i < round.matches().size(); i++) {
            Match m = round.matches().get(i);
            if (m.table() != i + 1) {
                violation("H7", "附录二 一.4", m.table(), i + 1);
            }
            if (round.number() > 1 && i > 0 && after(round.matches().get(i - 1), m)) {
                violation("H7", "附录二 一.4", round.matches().get(i - 1).table(), m.table());
            }
        }
    }

    private boolean after(Match x, Match y) {
        Standing a = high(x);
        Standing b = high(y);
        int lowA = Math.min(facts.of(x.first()).score, facts.of(x.second()).score);
        int lowB = Math.min(facts.of(y.first()).score, facts.of(y.second()).score);
        if (a.score != b.score) {
            return a.score < b.score;
        }
        return lowA != lowB ? lowA < lowB : facts.order(a, b) > 0;
    }

    private Standing high(Match m) {
        Standing a = facts.of(m.first());
        Standing b = facts.of(m.second());
        return facts.order(a, b) < 0 ? a : b;
    }

    /** Round 1 by numbers, as announced (二.1); with pairs kept apart or set by hand only the rest is as announced. */
    private void firstRound() {
        List<Integer> numbers = new ArrayList<>();
        freeField().forEach(s -> numbers.add(s.no));
        numbers.sort(Comparator.naturalOrder());
        boolean odd = numbers.size() % 2 == 1;
        int last = odd ? numbers.remove(numbers.size() - 1) : 0;
        Set<Set<Integer>> announced = new HashSet<>();
        int half = numbers.size() / 2;
        boolean disturbed = relaxed();
        for (int i = 0; i < half; i++) {
            int a = numbers.get(
                    facts.rules.firstRound() == org.chuhe.tournament.regulations.FirstRound.NEAR ? 2 * i : i);
            int b = switch (facts.rules.firstRound()) {
                case NEAR -> numbers.get(2 * i + 1);
                case ENDS -> numbers.get(numbers.size() - 1 - i);
                case HALVES -> numbers.get(half + i);
            };
            announced.add(Set.of(a, b));
            disturbed |= facts.keptApart(a, b, Strength.HARD) || facts.keptApart(a, b, Strength.WEAK);
        }
        if (disturbed) {
            findings.add(Finding.notVerified("I4", 1, 0, numbers.size()));
            return;
        }
        if (odd && !round.byes().contains(last)) {
            violation("H3", "附录二 二.1", round.byes().get(0), last);
        }
        for (Match m : round.matches()) {
            if (m.origin() == Origin.RULE && !announced.contains(Set.of(m.first(), m.second()))) {
                violation("I4", "附录二 二.1", m.first(), m.second());
            }
        }
    }
}
