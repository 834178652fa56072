package org.chuhe.tournament.report;

import java.util.List;
import java.util.Optional;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.chuhe.tournament.knockout.MatchWinner;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.TableOdds;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;

/**
 * 对阵表, 成绩公告: a round table by table.
 *
 * @param byScore whether points decided who meets whom
 * @param byes who is free
 * @param eliminated who left the event before it (10.6)
 * @param lots how those level before it were told apart (10.2, 10.5, 10.6)
 */
public record RoundReport(
        int number,
        boolean byScore,
        List<Encounter> encounters,
        List<Seat> byes,
        List<Seat> eliminated,
        List<Drawn> lots) {
    /**
     * A table.
     *
     * @param section the group or the place in the bracket; may be empty
     * @param score of the games of the match itself; empty before the first result
     * @param level whether a bracket match is level and needs a further game or a lot
     * @param winner who goes on from a bracket match; 0 = not known
     * @param odds what the second gives the first
     */
    public record Encounter(
            int table,
            String section,
            Seat first,
            Seat second,
            Optional<Score> score,
            Origin origin,
            boolean level,
            int winner,
            TableOdds odds,
            List<Board> boards) {
        public Encounter {
            boards = List.copyOf(boards);
        }

        /** Whether the match has more than one game. */
        public boolean several() {
            return boards.size() > 1;
        }
    }

    /** Those level in the order that a lot gave them, or a play-off if they {@code played} for it. */
    public record Drawn(List<Seat> order, boolean played) {
        public Drawn {
            order = List.copyOf(order);
        }
    }

    /** The points of a match. */
    public record Score(int first, int second) {}

    /** One game, or board, of a table. */
    public record Board(int game, GameKind kind, Seat red, Seat black, Result result, EndReason reason) {}

    public RoundReport {
        encounters = List.copyOf(encounters);
        byes = List.copyOf(byes);
        eliminated = List.copyOf(eliminated);
        lots = List.copyOf(lots);
    }

    /** Whether tables belong to groups or places in a bracket. */
    public boolean sections() {
        return encounters.stream().anyMatch(encounter -> !encounter.section().isEmpty());
    }

    /** A round of an event, or one that is only proposed. */
    static RoundReport of(EventReport report, Round round) {
        Event event = report.event();
        boolean bracket = event.stage(round.stage())
                .map(stage -> stage.format().isBracket())
                .orElse(false);
        return new RoundReport(
                round.number(),
                event.regulations().format().pairsByScore(),
                round.matches().stream()
                        .map(match -> encounter(report, round.number(), match, bracket))
                        .toList(),
                seats(report, round.number(), round.byes()),
                seats(report, round.number(), round.eliminated()),
                event.round(round.number() - 1).map(Round::lots).orElse(List.of()).stream()
                        .map(lot -> new Drawn(seats(report, round.number(), lot.order()), lot.played()))
                        .toList());
    }

    private static List<Seat> seats(EventReport report, int round, List<Integer> numbers) {
        return numbers.stream().map(no -> report.seat(no, 0, round)).toList();
    }

    private static Encounter encounter(EventReport report, int round, Match match, boolean bracket) {
        Scoring scoring = report.event().regulations().scoring();
        boolean begun = match.games().stream().anyMatch(game -> game.result().finished());
        Score score = new Score(match.points(match.first(), scoring), match.points(match.second(), scoring));
        return new Encounter(
                match.table(),
                match.section(),
                report.seat(match.first(), 0, round),
                report.seat(match.second(), 0, round),
                begun ? Optional.of(score) : Optional.empty(),
                match.origin(),
                bracket && MatchWinner.level(match, report.event().regulations()),
                bracket ? MatchWinner.of(match, report.event().regulations()).orElse(0) : 0,
                match.odds(),
                match.games().stream().map(game -> board(report, round, game)).toList());
    }

    private static Board board(EventReport report, int round, Game game) {
        return new Board(
                game.number(),
                game.kind(),
                report.seat(game.red(), game.redMember(), round),
                report.seat(game.black(), game.blackMember(), round),
                game.result(),
                game.reason());
    }
}
