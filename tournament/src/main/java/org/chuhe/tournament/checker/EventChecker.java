package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.chuhe.tournament.checker.Finding.Severity;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.regulations.Format;

/**
 * Checks a whole event (2011 rules, 第10–14, 19, 20条, 附录一–三), each stage by the check of its format: who meets whom, with which
 * colours, in which order, who is free, who goes on, line-ups, withdrawals.
 */
public final class EventChecker {
    private static final String INDICATORS = "附录二 一.11";

    private final Event event;
    private final List<Finding> findings = new ArrayList<>();

    private EventChecker(Event event) {
        this.event = event;
    }

    /** Everything there is to say, in the order of the rounds. */
    public static List<Finding> check(Event event) {
        EventChecker checker = new EventChecker(event);
        checker.run();
        return checker.findings;
    }

    /** Only what is wrong. */
    public static List<Finding> violations(Event event) {
        return check(event).stream()
                .filter(f -> f.severity() == Severity.VIOLATION)
                .toList();
    }

    private void run() {
        boolean byScore = event.regulations().format().pairsByScore();
        Set<Integer> eliminated = new HashSet<>();
        for (Round round : event.rounds()) {
            eliminated.addAll(round.eliminated());
            findings.addAll(MatchCheck.check(event, round));
            if (byScore && round.stage() == 1) {
                findings.addAll(SwissRoundCheck.check(event, round, eliminated));
                counters(round);
            } else {
                onceEach(round);
            }
        }
        findings.addAll(StageCheck.check(event));
        identities();
        stages();
        Event main = event.withoutPlayOffs();
        if (byScore && main.rounds().size() == event.regulations().rounds()) {
            balance(main);
        }
        findings.sort(Comparator.comparingInt(Finding::round));
    }

    /** P1: each id is that of one person or team. */
    private void identities() {
        Map<Integer, Integer> times = new TreeMap<>();
        event.players().forEach(player -> times.merge(player.id(), 1, Integer::sum));
        for (Team team : event.teams()) {
            times.merge(team.id(), 1, Integer::sum);
            team.members().stream()
                    .filter(member -> member.id() != 0)
                    .forEach(member -> times.merge(member.id(), 1, Integer::sum));
        }
        times.forEach((id, count) -> {
            if (count > 1) {
                findings.add(Finding.violation("P1", 0, "", id, count));
            }
        });
    }

    /** Every stage that has a draw, by the check of its format. */
    private void stages() {
        Format format = event.regulations().format();
        if (format.isBetweenTeams()) {
            findings.addAll(DuelCheck.check(event));
        }
        for (EventStage stage : event.stages()) {
            findings.addAll(
                    switch (stage.format().system()) {
                        case BRACKET -> BracketCheck.check(event, stage);
                        case SIDES -> SidesCheck.check(event, stage);
                        case TABLE -> RoundRobinCheck.check(event, stage);
                        case SCORES, WHOLE_TEAMS -> List.<Finding>of();
                    });
        }
        for (Round round : event.rounds()) {
            boolean drawn = event.stage(round.stage()).isPresent();
            boolean needsDraw = round.stage() > 1 || !(format.pairsByScore() || format.isBetweenTeams());
            if (needsDraw && !drawn) {
                findings.add(Finding.violation("D1", round.number(), format.article()));
            }
        }
    }

    /** In other formats: nobody sits at two tables. */
    private void onceEach(Round round) {
        Map<Integer, Integer> times = new HashMap<>();
        for (Match m : round.matches()) {
            times.merge(m.first(), 1, Integer::sum);
            times.merge(m.second(), 1, Integer::sum);
        }
        round.byes().forEach(no -> times.merge(no, 1, Integer::sum));
        Set<Integer> known = new HashSet<>();
        event.entrants().stream().map(Entrant::no).forEach(known::add);
        times.forEach((no, count) -> {
            if (count > 1 || !known.contains(no)) {
                findings.add(Finding.violation("H1", round.number(), "10.1", no, count));
            }
        });
    }

    /** I6: how many are badly off after a round. */
    private void counters(Round round) {
        int balance = 0;
        int run = 0;
        int floats = 0;
        for (Standing s : new Past(event).before(round.number() + 1).values()) {
            balance += Math.abs(s.balance) >= 2 ? 1 : 0;
            run += Math.abs(s.run) >= 3 ? 1 : 0;
            floats += s.down > 2 || s.up > 2 ? 1 : 0;
        }
        if (balance + run + floats > 0) {
            findings.add(Finding.report("I6", round.number(), INDICATORS, balance, run, floats));
        }
    }

    /** I5: at the end of an odd number of rounds nobody should differ by more than one colour (一.11(4)). */
    private void balance(Event main) {
        int rounds = main.rounds().size();
        if (rounds % 2 == 0) {
            return;
        }
        for (Standing s : new Past(main).before(rounds + 1).values()) {
            if (Math.abs(s.balance) > 1) {
                findings.add(Finding.report("I5", rounds, INDICATORS, s.no, s.balance));
            }
        }
    }
}
