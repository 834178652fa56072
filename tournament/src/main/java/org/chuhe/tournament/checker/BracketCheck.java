package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Round;

/**
 * A knock-out stage (2011 rules, 10.4, 12.4, 附录三): every round has just the matches that follow from the draw and from the
 * results of the rounds before, in the order of the chart; colours are those of the lot.
 */
final class BracketCheck {
    private static final String ARTICLE = "附录三";

    private final Event event;
    private final EventStage stage;
    private final List<Finding> findings = new ArrayList<>();

    private BracketCheck(Event event, EventStage stage) {
        this.event = event;
        this.stage = stage;
    }

    static List<Finding> check(Event event, EventStage stage) {
        BracketCheck check = new BracketCheck(event, stage);
        for (Round round : event.rounds()) {
            if (round.stage() == stage.number()) {
                check.round(round);
            }
        }
        return check.findings;
    }

    /** The chart of a stage with what its rounds before this one brought. */
    static Chart chart(Event event, EventStage stage, int before) {
        List<Match> played = new ArrayList<>();
        for (Round round : event.rounds()) {
            if (round.stage() == stage.number() && round.number() < before) {
                played.addAll(round.matches());
            }
        }
        Chart chart = stage.format().hasSecondChance()
                ? new DoubleEliminationChart(event.regulations(), played)
                : new KnockoutChart(event.regulations(), played);
        chart.walk(stage.draw().get(0));
        return chart;
    }

    private void round(Round round) {
        List<Chart.Due> due = chart(event, stage, round.number()).due();
        int before = -1;
        for (int i = 0; i < round.matches().size(); i++) {
            Match match = round.matches().get(i);
            int place = place(due, match.section());
            if (place < 0) {
                violation("B1", round, match.table(), match.first(), match.second());
                continue;
            }
            sides(round, match, due.get(place));
            if (place < before || match.table() != i + 1) {
                violation("H7", round, i == 0 ? 1 : round.matches().get(i - 1).table(), match.table());
            }
            before = Math.max(before, place);
        }
        for (Chart.Due one : due) {
            if (matchIn(round, one.section()).isEmpty()) {
                violation("B3", round, one.first(), one.second());
            }
        }
        round.byes().forEach(no -> violation("H3", round, no, 0));
    }

    private void sides(Round round, Match match, Chart.Due due) {
        if (!Set.of(match.first(), match.second()).equals(Set.of(due.first(), due.second()))) {
            violation("B2", round, match.table(), due.first(), due.second());
            return;
        }
        int red = lot(due.section()) ? due.second() : due.first();
        if (match.origin() != Origin.ARBITER && match.first() != red) {
            findings.add(Finding.violation("H5", round.number(), "12.4", match.table(), red, match.opponentOf(red)));
        }
    }

    /** 12.4: the lot of each match follows from the event's seed and the place in the chart. */
    private boolean lot(String section) {
        long seed = event.regulations().seed() * 961 + section.hashCode() * 31L + stage.number();
        return new SplittableRandom(seed).nextBoolean();
    }

    private static int place(List<Chart.Due> due, String section) {
        for (int i = 0; i < due.size(); i++) {
            if (due.get(i).section().equals(section)) {
                return i;
            }
        }
        return -1;
    }

    private static Optional<Match> matchIn(Round round, String section) {
        return round.matches().stream().filter(m -> m.section().equals(section)).findFirst();
    }

    private void violation(String invariant, Round round, Object... arguments) {
        findings.add(Finding.violation(invariant, round.number(), ARTICLE, arguments));
    }
}
