package org.chuhe.tournament.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.chuhe.text.Result;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.command.round.AddTieBreak;
import org.chuhe.tournament.command.round.AwardMatch;
import org.chuhe.tournament.command.round.DrawLots;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.command.round.RecordResults;
import org.chuhe.tournament.format.EventFormat;
import org.chuhe.tournament.knockout.MatchWinner;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.swiss.Relaxation;

/** Plays random events by the rules: the same random source, the same event. */
public final class EventGenerator {
    private static final int UNITS = 12;

    private final Conditions conditions;
    private final SplittableRandom random;
    private final RatingModel model;
    private Tournament tournament;
    private int latecomers;

    private EventGenerator(Tournament tournament, Conditions conditions, SplittableRandom random) {
        this.tournament = tournament;
        this.conditions = conditions;
        this.random = random;
        this.model = new RatingModel(conditions.draws());
    }

    /** A whole event of so many entrants, from the entries to the last result. */
    public static Tournament play(
            String name, Regulations regulations, int entrants, Conditions conditions, SplittableRandom random) {
        EventGenerator generator = new EventGenerator(Tournament.create(name, regulations), conditions, random);
        generator.enter(entrants);
        return generator.playOn(Integer.MAX_VALUE);
    }

    /** Plays an event that has its entrants, and perhaps some rounds, on to the end or until a round is over. */
    public static Tournament playOn(Tournament begun, int lastRound, Conditions conditions, SplittableRandom random) {
        EventGenerator generator = new EventGenerator(begun, conditions, random);
        generator.catchUp();
        return generator.playOn(lastRound);
    }

    /** Brings to an end what was going on in the event as it was handed over. */
    private void catchUp() {
        finishOpenGames();
        for (Round round : tournament.event().rounds()) {
            if (bracket(round)) {
                breakTies(round.number(), ratings());
            }
        }
    }

    private boolean bracket(Round round) {
        return tournament
                .event()
                .stage(round.stage())
                .map(s -> s.format().isBracket())
                .orElse(false);
    }

    private void enter(int entrants) {
        boolean late = tournament.event().regulations().format().pairsByScore();
        for (int i = 0; i < entrants; i++) {
            if (late && i > 1 && random.nextDouble() < conditions.lateEntries()) {
                latecomers++;
            } else {
                enterOne();
            }
        }
    }

    private void enterOne() {
        Regulations rules = tournament.event().regulations();
        int number = tournament.event().entrants().size() + 1;
        if (rules.forTeams()) {
            List<Member> members = new ArrayList<>();
            int size = rules.teams().boards() + rules.teams().substitutes();
            for (int m = 1; m <= size; m++) {
                members.add(new Member("P" + number + "." + m, RatingModel.rating(random)));
            }
            members.sort((a, b) -> Integer.compare(b.rating(), a.rating()));
            tournament = tournament.with(new AddTeam("T" + number, members, 0));
        } else {
            boolean sides = rules.format().isBetweenSides();
            String unit = "U" + (1 + (sides ? number % 2 : random.nextInt(UNITS)));
            tournament = tournament.with(new AddPlayer("P" + number, unit, RatingModel.rating(random), 0));
        }
    }

    private Tournament playOn(int lastRound) {
        while (tournament.event().roundsPaired() < lastRound && pair()) {
            playRound();
            leave();
            comeLate();
        }
        finishOpenGames();
        return tournament;
    }

    /** Pairs the next round, giving up what an arbiter would give up last; false when there is none. */
    private boolean pair() {
        PairingOrder desperate =
                PairingOrder.givingUp(Relaxation.COLOUR_LIMIT, Relaxation.FORBIDDEN, Relaxation.REMATCH);
        for (PairingOrder order : List.of(PairingOrder.NONE, PairingOrder.NONE, desperate)) {
            var step = tournament.perform(new PairRound(order));
            if (step.done()) {
                tournament = step.tournament();
                return true;
            }
            finishOpenGames();
            tournament = tournament
                    .perform(DrawLots.by(tournament.event().regulations().seed()))
                    .tournament();
        }
        return false;
    }

    private void playRound() {
        Round round = tournament.event().rounds().get(tournament.event().roundsPaired() - 1);
        Map<Integer, Integer> ratings = ratings();
        List<RecordResult> slips = new ArrayList<>();
        boolean bracket = bracket(round);
        for (Match match : round.matches()) {
            for (Game game : match.games()) {
                boolean stillPlaying = !bracket && random.nextDouble() < conditions.unfinished();
                if (game.result() == Result.NONE && !stillPlaying) {
                    slips.add(new RecordResult(
                            round.number(), match.table(), game.number(), result(game, ratings, !bracket)));
                }
            }
        }
        tournament = tournament.with(new RecordResults(slips));
        if (bracket) {
            breakTies(round.number(), ratings);
        }
    }

    private Result result(Game game, Map<Integer, Integer> ratings, boolean mayForfeit) {
        if (mayForfeit && random.nextDouble() < conditions.forfeits()) {
            int who = random.nextInt(10);
            return who == 0 ? Result.BOTH_FORFEIT : who % 2 == 0 ? Result.RED_BY_FORFEIT : Result.BLACK_BY_FORFEIT;
        }
        return model.result(ratings.getOrDefault(game.red(), 0), ratings.getOrDefault(game.black(), 0), random);
    }

    private void breakTies(int round, Map<Integer, Integer> ratings) {
        int tables = tournament.event().round(round).orElseThrow().matches().size();
        for (int table = 1; table <= tables; table++) {
            while (level(round, table)) {
                var step = tournament.perform(new AddTieBreak(round, table));
                tournament = step.tournament();
                Match match = match(round, table);
                if (step.done()) {
                    for (Game added : match.games()) {
                        if (!added.result().finished()) {
                            tournament = tournament.with(
                                    new RecordResult(round, table, added.number(), result(added, ratings, false)));
                        }
                    }
                } else {
                    int lucky = random.nextBoolean() ? match.first() : match.second();
                    tournament = tournament.with(new AwardMatch(round, table, lucky));
                }
            }
        }
    }

    private boolean level(int round, int table) {
        return MatchWinner.level(match(round, table), tournament.event().regulations());
    }

    private Match match(int round, int table) {
        return tournament.event().round(round).flatMap(r -> r.table(table)).orElseThrow();
    }

    private void leave() {
        int round = tournament.event().roundsPaired();
        double chance = conditions.withdrawals() / expectedRounds();
        for (Entrant entrant : tournament.event().entrants()) {
            if (!entrant.attendance().withdrawn() && random.nextDouble() < chance) {
                tournament =
                        tournament.perform(new Withdraw(entrant.no(), round)).tournament();
            }
        }
    }

    private int expectedRounds() {
        Regulations rules = tournament.event().regulations();
        return rules.rounds() > 0
                ? rules.rounds()
                : Math.max(1, EventFormat.of(tournament.event()).usualRounds(tournament.event()));
    }

    private void comeLate() {
        if (latecomers > 0 && tournament.event().stages().isEmpty()) {
            int coming = random.nextInt(latecomers + 1);
            for (int i = 0; i < coming; i++) {
                enterOne();
            }
            latecomers -= coming;
        }
    }

    private void finishOpenGames() {
        Map<Integer, Integer> ratings = ratings();
        for (Round round : tournament.event().rounds()) {
            for (Match match : round.matches()) {
                for (Game game : match.games()) {
                    if (game.result() == Result.NONE) {
                        tournament = tournament.with(new RecordResult(
                                round.number(), match.table(), game.number(), result(game, ratings, false)));
                    }
                }
            }
        }
    }

    private Map<Integer, Integer> ratings() {
        Map<Integer, Integer> ratings = new HashMap<>();
        tournament.event().entrants().forEach(e -> ratings.put(e.no(), e.rating()));
        return ratings;
    }
}
