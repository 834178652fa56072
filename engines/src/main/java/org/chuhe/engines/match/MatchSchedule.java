package org.chuhe.engines.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.text.Result;
import org.chuhe.tournament.EventStep;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.roundrobin.Pair;
import org.chuhe.tournament.roundrobin.RoundRobinTable;
import org.chuhe.tournament.swiss.Relaxation;

/** All games of a match, in order; of a Swiss those that can be known so far. The same results give the same games. */
final class MatchSchedule {
    private final MatchPlan plan;
    private final List<MatchTask> tasks = new ArrayList<>();

    private MatchSchedule(MatchPlan plan) {
        this.plan = plan;
    }

    /**
     * The games of a match.
     *
     * @param results how games have ended, by their numbers
     */
    static List<MatchTask> of(MatchPlan plan, Map<Integer, Result> results) {
        MatchSchedule schedule = new MatchSchedule(plan);
        switch (plan.format()) {
            case ROUND_ROBIN -> schedule.roundRobin();
            case GAUNTLET -> schedule.gauntlet();
            case SWISS -> schedule.swiss(results);
        }
        return schedule.tasks;
    }

    /** How many games there will be. */
    static int size(MatchPlan plan) {
        int engines = plan.engines().size();
        int meetings = switch (plan.format()) {
            case ROUND_ROBIN -> engines * (engines - 1) / 2;
            case GAUNTLET -> engines - 1;
            case SWISS -> engines / 2 * plan.rounds();
        };
        return 2 * meetings * plan.pairs();
    }

    private void roundRobin() {
        RoundRobinTable table = RoundRobinTable.of(plan.engines().size());
        for (int cycle = 0; cycle < plan.pairs(); cycle++) {
            for (int round = 1; round <= table.rounds(); round++) {
                for (Pair pair : table.games(round)) {
                    add(cycle + 1, pair.red() - 1, pair.black() - 1, cycle);
                }
            }
        }
    }

    private void gauntlet() {
        for (int cycle = 0; cycle < plan.pairs(); cycle++) {
            for (int other = 1; other < plan.engines().size(); other++) {
                add(cycle + 1, 0, other, cycle);
            }
        }
    }

    private void swiss(Map<Integer, Result> results) {
        Tournament tournament = Tournament.create(plan.title(), Regulations.swiss(plan.rounds()));
        for (int i = 0; i < plan.engines().size(); i++) {
            tournament = tournament.with(new AddPlayer(plan.name(i), "", 0, i + 1));
        }
        for (int number = 1; number <= plan.rounds(); number++) {
            Optional<Tournament> paired = pair(tournament);
            if (paired.isEmpty()) {
                return;
            }
            tournament = paired.get();
            Round round = tournament.event().rounds().get(number - 1);
            for (Match match : round.matches()) {
                int first = tasks.size();
                for (int pair = 0; pair < plan.pairs(); pair++) {
                    add(number, match.first() - 1, match.second() - 1, (number - 1) * plan.pairs() + pair);
                }
                Optional<Result> result = result(tasks.subList(first, tasks.size()), match.first() - 1, results);
                if (result.isPresent()) {
                    tournament = tournament.with(RecordResult.of(number, match.table(), result.get()));
                }
            }
            if (!tournament.event().rounds().get(number - 1).finished()) {
                return;
            }
        }
    }

    /** In a small field somebody must meet somebody again; the colours matter least, since everybody has both. */
    private static Optional<Tournament> pair(Tournament tournament) {
        PairingOrder desperate =
                PairingOrder.givingUp(Relaxation.COLOUR_LIMIT, Relaxation.FORBIDDEN, Relaxation.REMATCH);
        for (PairingOrder order : List.of(PairingOrder.NONE, desperate)) {
            EventStep step = tournament.perform(new PairRound(order));
            if (step.done()) {
                return Optional.of(step.tournament());
            }
        }
        return Optional.empty();
    }

    /** Who has more points of a meeting has won it; empty while games are missing. */
    private static Optional<Result> result(List<MatchTask> games, int first, Map<Integer, Result> results) {
        int ahead = 0;
        for (MatchTask game : games) {
            Result result = results.get(game.number());
            if (result == null) {
                return Optional.empty();
            }
            int red = result == Result.RED_WINS ? 1 : result == Result.BLACK_WINS ? -1 : 0;
            ahead += game.red() == first ? red : -red;
        }
        return Optional.of(ahead > 0 ? Result.RED_WINS : ahead < 0 ? Result.BLACK_WINS : Result.DRAW);
    }

    /** A pair of games: the same opening with both colours. */
    private void add(int round, int first, int second, int opening) {
        int pair = tasks.size() / 2 + 1;
        int place = opening % plan.openings().size();
        tasks.add(new MatchTask(2 * pair - 1, round, pair, first, second, place));
        tasks.add(new MatchTask(2 * pair, round, pair, second, first, place));
    }
}
