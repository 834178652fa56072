package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;

/**
 * A round robin of one or more groups (2011 rules, 10.1, 10.2, 12.1, 附录一). In row r of the table for n (an even number) those
 * meet whose numbers add up to r + 1, counted round and round in n - 1; n itself meets the one whose number twice is r + 1. From
 * that one upwards everybody has Red; n has Red in even rows.
 */
final class RoundRobinCheck {
    private static final String ARTICLE = "附录一";

    private final Event event;
    private final EventStage stage;
    private final int cycles;
    private final List<Finding> findings = new ArrayList<>();

    private RoundRobinCheck(Event event, EventStage stage) {
        this.event = event;
        this.stage = stage;
        this.cycles = stage.playOff() ? 1 : event.regulations().cycles();
    }

    static List<Finding> check(Event event, EventStage stage) {
        RoundRobinCheck check = new RoundRobinCheck(event, stage);
        List<Round> rounds =
                event.rounds().stream().filter(r -> r.stage() == stage.number()).toList();
        for (int i = 0; i < rounds.size(); i++) {
            check.round(rounds.get(i), i, rounds.get(0).number());
        }
        check.findings.addAll(rematches(rounds, check.cycles, ARTICLE));
        return check.findings;
    }

    /** H2: two who meet more often than the table lets them. */
    static List<Finding> rematches(List<Round> rounds, int cycles, String article) {
        List<Finding> findings = new ArrayList<>();
        Map<List<Integer>, Integer> meetings = new HashMap<>();
        for (Round round : rounds) {
            for (Match m : round.matches()) {
                List<Integer> two = List.of(Math.min(m.first(), m.second()), Math.max(m.first(), m.second()));
                if (meetings.merge(two, 1, Integer::sum) > cycles) {
                    findings.add(Finding.violation("H2", round.number(), article, m.table(), m.first(), m.second()));
                }
            }
        }
        return findings;
    }

    /** @param played how many rounds of the stage came before */
    private void round(Round round, int played, int first) {
        TableRound expected =
                new TableRound(event, round, ARTICLE, event.regulations().forTeams() ? "12.2" : "12.1");
        for (List<Integer> group : stage.draw()) {
            if (group.size() == 1) {
                expected.free(group.get(0));
                continue;
            }
            int rows = group.size() - 1 + group.size() % 2;
            if (played < cycles * rows) {
                expected.struckOut(StruckOut.after(event, group, first, round.number() - 1));
                row(group, played % rows + 1, played / rows % 2 == 1, expected);
            }
        }
        findings.addAll(expected.compare());
    }

    private static void row(List<Integer> group, int row, boolean turned, TableRound expected) {
        int largest = group.size() + group.size() % 2;
        int circle = largest - 1;
        int middle = row % 2 == 1 ? (row + 1) / 2 : (row + largest) / 2;
        if (largest > group.size()) {
            expected.free(group.get(middle - 1));
        } else {
            boolean largestIsRed = (row % 2 == 0) != turned;
            int one = group.get(middle - 1);
            int other = group.get(largest - 1);
            expected.game(largestIsRed ? other : one, largestIsRed ? one : other);
        }
        for (int k = 1; k < largest / 2; k++) {
            int upper = group.get((middle - 1 + k) % circle);
            int lower = group.get((middle - 1 - k + circle) % circle);
            expected.game(turned ? lower : upper, turned ? upper : lower);
        }
    }
}
