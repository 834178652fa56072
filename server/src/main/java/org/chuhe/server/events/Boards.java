package org.chuhe.server.events;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.knockout.MatchWinner;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Game;
import org.chuhe.tournament.model.GameKind;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Result;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Scoring;
import org.chuhe.tournament.model.Team;

/** A round as tables on a page. */
public final class Boards {
    private Boards() {}

    /**
     * One side of a board.
     *
     * @param unit where a player comes from, or the team he sits for
     * @param points before the round
     */
    public record Side(int no, String name, String unit, int points) {}

    /**
     * One game.
     *
     * @param label the table, with the game behind it where a match has several
     * @param kind "regular", or what a tie-break game is
     * @param code the result in event files
     * @param shown the result on pages; empty while it is open
     */
    public record Board(
            int table, int game, String label, String kind, Side red, Side black, String code, String shown) {
        public boolean finished() {
            return !shown.isEmpty();
        }
    }

    /**
     * A table with its games.
     *
     * @param section the group or the place in the bracket; may be empty
     * @param several whether the match has more than one game
     * @param score of the match so far, as "3–1"
     * @param origin "rule", "arbiter" or "relaxed"
     * @param level whether a bracket match is level and needs a further game or a lot
     * @param winner who goes on from a bracket match; 0 = not known
     */
    public record Encounter(
            int table,
            String section,
            Side first,
            Side second,
            boolean several,
            String score,
            String origin,
            boolean level,
            int winner,
            List<Board> boards) {
        public boolean involves(int no) {
            return first.no() == no || second.no() == no;
        }
    }

    /** The tables of a round. */
    public static List<Encounter> of(EventView view, Round round) {
        List<Encounter> all = new ArrayList<>();
        for (Match match : round.matches()) {
            all.add(encounter(view, round.number(), match, bracket(view.event(), round)));
        }
        return all;
    }

    private static boolean bracket(Event event, Round round) {
        return event.stage(round.stage())
                .map(stage -> stage.format() != org.chuhe.tournament.model.Format.ROUND_ROBIN)
                .orElse(false);
    }

    /** As pages show a result; a game that is not over shows nothing. */
    static String shown(Result result) {
        return result.finished() ? result.sign() : "";
    }

    private static Encounter encounter(EventView view, int round, Match match, boolean bracket) {
        boolean several = match.games().size() > 1;
        List<Board> boards = new ArrayList<>();
        for (Game game : match.games()) {
            boards.add(new Board(
                    match.table(),
                    game.number(),
                    several ? match.table() + "." + game.number() : Integer.toString(match.table()),
                    game.kind().code(),
                    side(view, round, game.red(), game.redMember()),
                    side(view, round, game.black(), game.blackMember()),
                    game.result().code(),
                    shown(game.result())));
        }
        Scoring scoring = view.event().regulations().scoring();
        return new Encounter(
                match.table(),
                match.section(),
                side(view, round, match.first(), 0),
                side(view, round, match.second(), 0),
                several,
                score(match, scoring),
                match.origin() == Origin.RULE ? "rule" : match.origin().code(),
                bracket && MatchWinner.level(match, scoring),
                bracket ? MatchWinner.of(match, scoring).orElse(0) : 0,
                boards);
    }

    private static String score(Match match, Scoring scoring) {
        if (match.games().stream().allMatch(g -> g.result() == Result.UNFINISHED)) {
            return "";
        }
        return points(match, match.first(), scoring) + "–" + points(match, match.second(), scoring);
    }

    /** The points of one side in the games of the match itself. */
    static int points(Match match, int no, Scoring scoring) {
        int sum = 0;
        for (Game game : match.games()) {
            if (game.kind() == GameKind.REGULAR) {
                sum += game.red() == no ? scoring.red(game.result()) : scoring.black(game.result());
            }
        }
        return sum;
    }

    static Side side(EventView view, int round, int no, int member) {
        Entrant entrant = view.entrant(no).orElse(null);
        int points = view.event().regulations().format().pairsByScore() ? view.pointsBefore(no, round) : 0;
        if (entrant instanceof Team team
                && member > 0
                && member <= team.members().size()) {
            return new Side(no, team.members().get(member - 1).name(), team.name(), points);
        }
        String unit = entrant == null || entrant instanceof Team ? "" : entrant.unit();
        return new Side(no, view.name(no), unit, points);
    }
}
