package org.chuhe.tournament.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.chuhe.tournament.format.EventFormat;
import org.chuhe.tournament.format.Standings;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.ranking.Criterion;
import org.chuhe.tournament.ranking.HalfPoints;
import org.chuhe.tournament.ranking.Measure;
import org.chuhe.tournament.ranking.MemberTotals;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.TeamKind;

/**
 * Everything that is told of an event, as values: standings, cross table, rounds. Pages, paper, JSON and terminals put it
 * into words. Each part is worked out once, and only if somebody asks.
 */
public final class EventReport {
    private final Event event;
    private final Supplier<Table> table;
    private final Supplier<CrossTable> cross;
    private final Map<Integer, Entrant> entrants = new HashMap<>();

    private EventReport(Event event) {
        this.event = event;
        event.entrants().forEach(entrant -> entrants.put(entrant.no(), entrant));
        this.table = once(() -> Standings.of(event));
        this.cross = once(() -> CrossTable.of(event));
    }

    public static EventReport of(Event event) {
        return new EventReport(event);
    }

    private static <T> Supplier<T> once(Supplier<T> work) {
        return new Supplier<>() {
            private Optional<T> done = Optional.empty();

            @Override
            public synchronized T get() {
                if (done.isEmpty()) {
                    done = Optional.of(work.get());
                }
                return done.orElseThrow();
            }
        };
    }

    public Event event() {
        return event;
    }

    /** The places as they were worked out. */
    public Table table() {
        return table.get();
    }

    /** 名次表 of the whole event. */
    public StandingsReport standings() {
        return report("", table());
    }

    /** The table of each group of the first stage (10.2); of other formats none. */
    public List<StandingsReport> groups() {
        List<StandingsReport> groups = new ArrayList<>();
        for (Table group : EventFormat.of(event).groups(event)) {
            groups.add(report(String.valueOf((char) ('A' + groups.size())), group));
        }
        return groups;
    }

    /** The table of each category, in the order of the regulations; one that nobody belongs to is empty. */
    public List<StandingsReport> categories() {
        return event.regulations().categories().stream()
                .map(category -> report(category.name(), table().among(members(category))))
                .toList();
    }

    /** Who belongs to a category. */
    public Set<Integer> members(Category category) {
        Set<Integer> members = new HashSet<>();
        event.entrants().stream()
                .filter(e -> category.holds(e.person(), e.rating()))
                .forEach(e -> members.add(e.no()));
        return members;
    }

    /** Who gets which prize as the table stands. */
    public List<Award> awards() {
        return Awards.of(this);
    }

    private StandingsReport report(String group, Table of) {
        return StandingsReport.of(this, group, event.regulations().entrantRanking(), of);
    }

    /** The units, where they are ranked by their members (11.5), or the two sides (11.4). */
    public Optional<UnitsReport> units() {
        if (event.regulations().teams().kind() != TeamKind.MEMBER_TOTAL && !betweenSides()) {
            return Optional.empty();
        }
        RankingClause clause = betweenSides() ? RankingClause.TEAM_GAME_POINTS : RankingClause.MEMBER_PLACES;
        return Optional.of(UnitsReport.of(clause, MemberTotals.of(event, table())));
    }

    /** Whether two sides play each other, so that their score comes before anybody's place. */
    public boolean betweenSides() {
        return event.regulations().format().isBetweenSides();
    }

    /** The two sides of a Scheveningen match by their players' numbers, once drawn; else empty. */
    public List<List<Integer>> sides() {
        return event.stage(1).filter(stage -> stage.format().isBetweenSides()).stream()
                .flatMap(stage -> stage.draw().stream())
                .toList();
    }

    /** The points of a line: where scores pair all rounds those of the ranking; elsewhere of all stages, which takes more work. */
    public int total(Row row) {
        if (event.stages().isEmpty() && event.regulations().format().pairsByScore()) {
            for (Measure measure : List.of(Measure.POINTS, Measure.MATCH_POINTS)) {
                Optional<HalfPoints> value = row.value(Criterion.of(measure));
                if (value.isPresent()) {
                    return value.orElseThrow().halves() / 2;
                }
            }
        }
        return crossTable().total(row.no());
    }

    /** Every entrant's rounds. */
    public CrossTable crossTable() {
        return cross.get();
    }

    /** The same line by line, in the order of the table. */
    public List<CrossTable.Line> crossLines() {
        return crossTable().inOrder(table(), this::name);
    }

    /** A round; also one that is only proposed. */
    public RoundReport round(Round round) {
        return RoundReport.of(this, round);
    }

    public Optional<Entrant> entrant(int no) {
        return Optional.ofNullable(entrants.get(no));
    }

    /** The name of an entrant; his number where there is none. */
    public String name(int no) {
        return entrant(no).map(Entrant::name).orElse(Integer.toString(no));
    }

    /**
     * Who sits for an entrant in a round.
     *
     * @param member his place in the list of a team, from 1; 0 = the entrant himself
     */
    public Seat seat(int no, int member, int round) {
        int points = event.regulations().format().pairsByScore() ? crossTable().pointsBefore(no, round) : 0;
        if (!(entrants.get(no) instanceof Team team)) {
            return new Seat(
                    entrant(no).map(Entrant::id).orElse(0),
                    no,
                    name(no),
                    entrant(no).map(Entrant::unit).orElse(""),
                    points);
        }
        if (member < 1 || member > team.members().size()) {
            return new Seat(team.id(), no, team.name(), "", points);
        }
        Member sitting = team.members().get(member - 1);
        return new Seat(sitting.id(), no, sitting.name(), team.name(), points);
    }

    /** Whether all rounds there are have been played to the end. */
    public boolean complete() {
        Event main = event.withoutPlayOffs();
        return main.begun()
                && completeRounds() == main.roundsPaired()
                && EventFormat.of(main).allPaired(main);
    }

    /** After how many rounds, from the first on, everything is over: what a table can be "after". */
    public int completeRounds() {
        int complete = 0;
        for (Round round : event.withoutPlayOffs().rounds()) {
            if (!round.finished()) {
                break;
            }
            complete++;
        }
        return complete;
    }

    /** The last round that has a result, or that has no games to wait for: what a table is about. */
    public int begunRounds() {
        return begunRounds(event.withoutPlayOffs());
    }

    static int begunRounds(Event event) {
        int last = 0;
        for (Round round : event.rounds()) {
            if (round.matches().isEmpty()
                    || round.games().anyMatch(game -> game.result().finished())) {
                last = round.number();
            }
        }
        return last;
    }

    /** How many games of a round are over. */
    public int finishedGames(int round) {
        return (int) event.round(round).stream()
                .flatMap(Round::games)
                .filter(game -> game.result().finished())
                .count();
    }

    /** How many games a round has. */
    public int games(int round) {
        return (int) event.round(round).stream().flatMap(Round::games).count();
    }
}
