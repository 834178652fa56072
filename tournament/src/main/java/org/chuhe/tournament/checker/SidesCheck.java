package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;

/**
 * A Scheveningen match (2011 rules, 11.4): in each round everybody of one side meets the next of the other, round and round,
 * nobody the own side. Of an even number of rounds the upper half of the first side, made even, has Red by turns with the
 * rest; of an odd number Red goes by the sum of the two places. How uneven the colours came out is reported.
 */
final class SidesCheck {
    private static final String ARTICLE = "11.4";

    private final Event event;
    private final List<Integer> one;
    private final List<Integer> other;
    private final int rounds;
    private final int cycles;
    private final List<Finding> findings = new ArrayList<>();

    private SidesCheck(Event event, EventStage stage) {
        this.event = event;
        this.one = stage.draw().get(0);
        this.other = stage.draw().get(1);
        this.rounds = Math.max(one.size(), other.size());
        this.cycles = event.regulations().cycles();
    }

    static List<Finding> check(Event event, EventStage stage) {
        SidesCheck check = new SidesCheck(event, stage);
        List<Round> played =
                event.rounds().stream().filter(r -> r.stage() == stage.number()).toList();
        for (int i = 0; i < played.size(); i++) {
            check.round(played.get(i), i);
        }
        check.findings.addAll(RoundRobinCheck.rematches(played, check.cycles, ARTICLE));
        if (played.size() == check.rounds * check.cycles) {
            check.colours(played);
        }
        return check.findings;
    }

    private void round(Round round, int before) {
        for (Match m : round.matches()) {
            if (one.contains(m.first()) == one.contains(m.second())) {
                findings.add(Finding.violation("S1", round.number(), ARTICLE, m.table(), m.first(), m.second()));
            }
        }
        TableRound expected = new TableRound(event, round, ARTICLE, ARTICLE);
        TreeSet<Integer> all = new TreeSet<>(one);
        all.addAll(other);
        expected.struckOut(StruckOut.after(event, all, 1, round.number() - 1));
        all.forEach(expected::free);
        int row = before % rounds;
        boolean turned = before / rounds % 2 == 1;
        for (int i = 0; i < one.size(); i++) {
            int j = (i + row) % rounds;
            if (j < other.size()) {
                boolean red = firstIsRed(i, j, row) != turned;
                expected.game(red ? one.get(i) : other.get(j), red ? other.get(j) : one.get(i));
            }
        }
        findings.addAll(expected.compare());
    }

    private boolean firstIsRed(int i, int j, int row) {
        if (rounds % 2 == 0) {
            int upper = rounds % 4 == 0 ? rounds / 2 : rounds / 2 + 1;
            return (i < upper) == (row % 2 == 0);
        }
        int sum = (i + j) % rounds;
        return (sum == 0 ? i % 2 : sum % 2) == 0;
    }

    private void colours(List<Round> played) {
        Map<Integer, Integer> balance = new HashMap<>();
        for (Round round : played) {
            round.games().filter(g -> !g.result().forfeited()).forEach(g -> {
                balance.merge(g.red(), 1, Integer::sum);
                balance.merge(g.black(), -1, Integer::sum);
            });
        }
        balance.forEach((no, more) -> {
            if (Math.abs(more) > 1) {
                findings.add(Finding.report("I5", event.roundsPaired(), ARTICLE, no, more));
            }
        });
    }
}
