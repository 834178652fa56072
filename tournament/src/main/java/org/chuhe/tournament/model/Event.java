package org.chuhe.tournament.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chuhe.text.Result;
import org.chuhe.tournament.appeal.Appeal;
import org.chuhe.tournament.programme.Programme;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.result.Game;

/**
 * 赛事: a whole event as recorded so far.
 *
 * @param players the entrants of an individual event, by number; empty in team events
 * @param teams the entrants of a team event, by number; empty in individual events
 * @param stages the draws of the stages that have one
 * @param rounds what has been paired, round 1 first
 * @param programme what is announced beside
 * @param appeals 申诉, in the order in which they were lodged
 * @param drawn whether numbers have been given since the last entry: by lot, by strength, or expressly as entered (附录一)
 */
public record Event(
        String name,
        Regulations regulations,
        List<Player> players,
        List<Team> teams,
        List<EventStage> stages,
        List<Round> rounds,
        Programme programme,
        List<Appeal> appeals,
        boolean drawn) {
    /** An event without appeals, nothing being drawn. */
    public Event(
            String name,
            Regulations regulations,
            List<Player> players,
            List<Team> teams,
            List<EventStage> stages,
            List<Round> rounds,
            Programme programme) {
        this(name, regulations, players, teams, stages, rounds, programme, List.of(), false);
    }

    /** An event that announces nothing. */
    public Event(
            String name,
            Regulations regulations,
            List<Player> players,
            List<Team> teams,
            List<EventStage> stages,
            List<Round> rounds) {
        this(name, regulations, players, teams, stages, rounds, Programme.NONE);
    }

    public Event {
        players = byNumber(players);
        teams = byNumber(teams);
        stages = List.copyOf(stages);
        rounds = List.copyOf(rounds);
        appeals = List.copyOf(appeals);
    }

    /** A list already in order is kept as it is: events share what does not change. */
    private static <E extends Entrant> List<E> byNumber(List<E> entrants) {
        for (int i = 1; i < entrants.size(); i++) {
            if (entrants.get(i - 1).no() > entrants.get(i).no()) {
                return entrants.stream()
                        .sorted(Comparator.comparingInt(Entrant::no))
                        .toList();
            }
        }
        return List.copyOf(entrants);
    }

    /** An event nobody has entered yet. */
    public static Event named(String name, Regulations regulations) {
        return new Event(name, regulations, List.of(), List.of(), List.of(), List.of());
    }

    /** Whoever is paired: the players, or the teams. */
    public List<Entrant> entrants() {
        return List.copyOf(regulations.forTeams() ? teams : players);
    }

    /** Whoever has this number: entrants stand in the order of their numbers. */
    public Optional<Entrant> entrant(int no) {
        List<Entrant> all = entrants();
        int from = 0;
        int to = all.size();
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (all.get(middle).no() < no) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from < all.size() && all.get(from).no() == no ? Optional.of(all.get(from)) : Optional.empty();
    }

    public Optional<EventStage> stage(int number) {
        return stages.stream().filter(s -> s.number() == number).findFirst();
    }

    /** The stages that are 加赛 for shared places, in the order in which they were played. */
    public List<EventStage> playOffs() {
        return stages.stream().filter(EventStage::playOff).toList();
    }

    /** The event itself, without the play-offs after it. */
    public Event withoutPlayOffs() {
        Set<Integer> added = new HashSet<>();
        playOffs().forEach(s -> added.add(s.number()));
        return added.isEmpty()
                ? this
                : withStages(stages.stream().filter(s -> !s.playOff()).toList())
                        .withRounds(rounds.stream()
                                .filter(r -> !added.contains(r.stage()))
                                .toList());
    }

    /** How many rounds have been paired. */
    public int roundsPaired() {
        return rounds.size();
    }

    public Optional<Round> round(int number) {
        return number >= 1 && number <= rounds.size() ? Optional.of(rounds.get(number - 1)) : Optional.empty();
    }

    /** The same with its numbers drawn, or not. */
    public Event withDrawn(boolean now) {
        return new Event(name, regulations, players, teams, stages, rounds, programme, appeals, now);
    }

    /** Whether the first round has been paired. */
    public boolean begun() {
        return !rounds.isEmpty();
    }

    /** The same event under another name. */
    public Event renamed(String other) {
        return new Event(other, regulations, players, teams, stages, rounds, programme, appeals, drawn);
    }

    public Event withPlayers(List<Player> others) {
        return new Event(name, regulations, others, teams, stages, rounds, programme, appeals, drawn);
    }

    public Event withTeams(List<Team> others) {
        return new Event(name, regulations, players, others, stages, rounds, programme, appeals, drawn);
    }

    public Event withStages(List<EventStage> others) {
        return new Event(name, regulations, players, teams, others, rounds, programme, appeals, drawn);
    }

    public Event withRounds(List<Round> others) {
        return new Event(name, regulations, players, teams, stages, others, programme, appeals, drawn);
    }

    public Event with(Regulations other) {
        return new Event(name, other, players, teams, stages, rounds, programme, appeals, drawn);
    }

    public Event withAppeals(List<Appeal> others) {
        return new Event(name, regulations, players, teams, stages, rounds, programme, others, drawn);
    }

    public Event with(Programme other) {
        return new Event(name, regulations, players, teams, stages, rounds, other, appeals, drawn);
    }

    /** The same event with this round in place of the one of its number, or after the last. */
    public Event with(Round round) {
        List<Round> all = new ArrayList<>(rounds);
        if (round.number() == all.size() + 1) {
            all.add(round);
        } else {
            all.set(round.number() - 1, round);
        }
        return withRounds(all);
    }

    /** The same event with this entrant in place of the one of his number. */
    public Event with(Entrant entrant) {
        if (entrant instanceof Player player) {
            List<Player> others = new ArrayList<>(players);
            others.removeIf(p -> p.no() == player.no());
            others.add(player);
            return withPlayers(others);
        }
        List<Team> others = new ArrayList<>(teams);
        others.removeIf(t -> t.no() == entrant.no());
        others.add((Team) entrant);
        return withTeams(others);
    }

    /**
     * The event as the pairing of a round saw it: only the rounds before, with the results that pairing relied on. For a
     * round not paired yet: unfinished games count as draws (附录二 一.8).
     */
    public Event before(int round) {
        Map<Place, Result> assumed = new HashMap<>();
        round(round)
                .map(Round::assumptions)
                .orElse(List.of())
                .forEach(a -> assumed.putIfAbsent(new Place(a.round(), a.table(), a.game()), a.result()));
        List<Round> earlier = new ArrayList<>();
        for (Round r : rounds.subList(0, Math.min(round - 1, rounds.size()))) {
            List<Match> matches = new ArrayList<>(r.matches().size());
            r.matches().forEach(m -> matches.add(seen(r.number(), m, assumed)));
            earlier.add(r.with(matches));
        }
        return withRounds(earlier);
    }

    /** A game of the event. */
    private record Place(int round, int table, int game) {}

    /** A match as a pairing saw it; most are as they are on record. */
    private static Match seen(int round, Match match, Map<Place, Result> assumed) {
        List<Game> games = new ArrayList<>(match.games().size());
        boolean changed = false;
        for (Game game : match.games()) {
            Result provisional = game.result() == Result.NONE ? Result.DRAW : game.result();
            Result result = assumed.isEmpty()
                    ? provisional
                    : assumed.getOrDefault(new Place(round, match.table(), game.number()), provisional);
            changed |= result != game.result();
            games.add(game.with(result));
        }
        return changed ? match.with(games) : match;
    }
}
