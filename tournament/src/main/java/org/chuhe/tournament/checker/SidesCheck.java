package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;

/**
 * A Scheveningen match, from the units and the record alone: nobody meets his own side or the same opponent twice in a
 * cycle, and after the last round nobody has missed one (2011 rules, 11.4). How uneven the colours came out is reported.
 */
final class SidesCheck {
    private static final String ARTICLE = "11.4";

    private final Event event;
    private final Map<Integer, String> units = new HashMap<>();
    private final Map<String, Integer> meetings = new HashMap<>();
    private final List<Finding> findings = new ArrayList<>();

    private SidesCheck(Event event) {
        this.event = event;
        event.entrants().forEach(e -> units.put(e.no(), e.unit()));
    }

    static List<Finding> check(Event event) {
        return new SidesCheck(event.withoutPlayOffs()).run();
    }

    private List<Finding> run() {
        int cycles = event.regulations().cycles();
        for (Round round : event.rounds()) {
            for (Match m : round.matches()) {
                if (unit(m.first()).equals(unit(m.second()))) {
                    findings.add(Finding.violation("S1", round.number(), ARTICLE, m.table(), m.first(), m.second()));
                }
                if (meetings.merge(pair(m.first(), m.second()), 1, Integer::sum) > cycles) {
                    findings.add(Finding.violation("H2", round.number(), ARTICLE, m.table(), m.first(), m.second()));
                }
            }
        }
        if (rounds() > 0 && event.roundsPaired() == rounds()) {
            everybodyMet(cycles);
            colours();
        }
        return findings;
    }

    private String unit(int no) {
        return units.getOrDefault(no, "");
    }

    private static String pair(int a, int b) {
        return Math.min(a, b) + "-" + Math.max(a, b);
    }

    /** As many as the larger side has players, once for each cycle. */
    private int rounds() {
        Map<String, Integer> sizes = new HashMap<>();
        units.values().forEach(unit -> sizes.merge(unit, 1, Integer::sum));
        int larger = sizes.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        return larger * event.regulations().cycles();
    }

    /** Whoever left may have games struck out (19.2); the others have all been met. */
    private void everybodyMet(int cycles) {
        Set<Integer> left = new HashSet<>();
        event.entrants().stream()
                .filter(e -> e.attendance().withdrawn())
                .map(Entrant::no)
                .forEach(left::add);
        for (Entrant a : event.entrants()) {
            for (Entrant b : event.entrants()) {
                boolean opponents = a.no() < b.no() && !a.unit().equals(b.unit());
                boolean stayed = !left.contains(a.no()) && !left.contains(b.no());
                int met = meetings.getOrDefault(pair(a.no(), b.no()), 0);
                if (opponents && stayed && met < cycles) {
                    findings.add(Finding.violation("S2", event.roundsPaired(), ARTICLE, a.no(), b.no(), met, cycles));
                }
            }
        }
    }

    private void colours() {
        Map<Integer, Integer> balance = new HashMap<>();
        for (Round round : event.rounds()) {
            round.games().filter(g -> !g.result().forfeited()).forEach(g -> {
                balance.merge(g.red(), 1, Integer::sum);
                balance.merge(g.black(), -1, Integer::sum);
            });
        }
        balance.forEach((no, more) -> {
            if (Math.abs(more) > 1) {
                findings.add(Finding.report("I5", event.roundsPaired(), no, more));
            }
        });
    }
}
