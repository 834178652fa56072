package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Reading;

/**
 * The arithmetic of a Swiss table (2011 rules, 13, 14.3): points, 累进分 and 对手分 added up anew, and the order by points.
 */
public final class StandingsCheck {
    /**
     * One line of a table as published.
     *
     * @param opponentScore 对手分, if the table has it
     * @param progressive 累进分, if the table has it
     */
    public record Line(int place, int no, int points, OptionalInt opponentScore, OptionalInt progressive) {}

    private final Event event;
    private final Map<Integer, Integer> points;

    private StandingsCheck(Event event) {
        this.event = event;
        this.points = new Past(event).scores(event.rounds().size() + 1);
    }

    /** What is wrong in a table of an individual Swiss event, all of whose games are over. */
    public static List<Finding> check(Event event, List<Line> table) {
        return new StandingsCheck(event.withoutPlayOffs()).run(table);
    }

    /** That a table by another clause was not added up anew. */
    public static Finding notReckoned(Event event) {
        return Finding.notReckoned(event.regulations().ranking());
    }

    private List<Finding> run(List<Line> table) {
        List<Finding> findings = new ArrayList<>();
        Map<Integer, Integer> progressive = progressive();
        boolean plain = !event.regulations().reads(Reading.FORFEIT_OPPONENT_LIKE_BYE);
        for (int i = 0; i < table.size(); i++) {
            Line line = table.get(i);
            int own = points.getOrDefault(line.no(), 0);
            if (own != line.points()) {
                findings.add(Finding.violation("A1", 0, "13.1", line.no(), line.points(), own));
            }
            if (line.progressive().isPresent()) {
                int sum = progressive.getOrDefault(line.no(), 0);
                if (sum != line.progressive().getAsInt()) {
                    findings.add(Finding.violation(
                            "A2", 0, "14.3.2", line.no(), line.progressive().getAsInt(), sum));
                }
            }
            if (plain && line.opponentScore().isPresent()) {
                int sum = opponents(line.no());
                if (sum != line.opponentScore().getAsInt()) {
                    findings.add(Finding.violation(
                            "A3", 0, "14.3.1", line.no(), line.opponentScore().getAsInt(), sum));
                }
            }
            if (i > 0) {
                order(table.get(i - 1), line, i + 1, findings);
            }
        }
        return findings;
    }

    private static void order(Line above, Line below, int expected, List<Finding> findings) {
        boolean shared = above.place() == below.place() && above.points() == below.points();
        if (above.points() < below.points() || !(shared || below.place() == expected)) {
            findings.add(Finding.violation("A4", 0, "14.3", above.no(), below.no()));
        }
    }

    private Map<Integer, Integer> progressive() {
        Map<Integer, Integer> sums = new HashMap<>();
        for (int round = 1; round <= event.rounds().size(); round++) {
            Past upTo = new Past(event.withRounds(event.rounds().subList(0, round)));
            upTo.scores(round + 1).forEach((no, score) -> sums.merge(no, score, Integer::sum));
        }
        return sums;
    }

    /** The scores of all opponents; for a bye the lowest above nothing, or of all where the regulations say so (14.4). */
    private int opponents(int no) {
        boolean all = event.regulations().reads(Reading.BYE_OPPONENT_LOWEST_OF_ALL);
        int lowest = event.entrants().stream()
                .mapToInt(e -> points.getOrDefault(e.no(), 0))
                .filter(p -> all || p > 0)
                .min()
                .orElse(0);
        int sum = 0;
        for (Round round : event.rounds()) {
            for (Match m : round.matches()) {
                if (m.involves(no)) {
                    sum += points.getOrDefault(m.opponentOf(no), 0);
                }
            }
            boolean half = event.entrant(no)
                    .map(e -> e.attendance().halfByes().contains(round.number()))
                    .orElse(false);
            sum += half || round.byes().contains(no) ? lowest : 0;
        }
        return sum;
    }
}
