package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chuhe.documents.tournament.Sheet.Column;
import org.chuhe.documents.tournament.Sheet.Kind;
import org.chuhe.documents.tournament.Sheet.Line;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Game;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Result;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.report.Cell;

/** A round as people read it at the door of the hall: table by table, Red on the left. */
final class RoundSheet {
    private final Tournament tournament;
    private final Event event;
    private final SheetWords words;
    private final Map<Integer, Entrant> entrants = new HashMap<>();

    RoundSheet(Tournament tournament, SheetWords words) {
        this.tournament = tournament;
        this.event = tournament.event();
        this.words = words;
        event.entrants().forEach(e -> entrants.put(e.no(), e));
    }

    Sheet of(Round round, boolean withResults) {
        boolean byScore = event.regulations().format().pairsByScore();
        boolean sections = round.matches().stream().anyMatch(m -> !m.section().isEmpty());
        List<Column> columns = new ArrayList<>();
        columns.add(column("table", Kind.MARK));
        if (sections) {
            columns.add(column("section", Kind.MARK));
        }
        columns.add(column("no", Kind.NUMBER));
        columns.add(column("red", Kind.NAME));
        columns.add(column("unit", Kind.TEXT));
        if (byScore) {
            columns.add(column("points", Kind.MARK));
        }
        columns.add(column("result", Kind.MARK));
        if (byScore) {
            columns.add(column("points", Kind.MARK));
        }
        columns.add(column("no", Kind.NUMBER));
        columns.add(column("black", Kind.NAME));
        columns.add(column("unit", Kind.TEXT));

        Map<Integer, Integer> points = pointsBefore(round.number());
        List<Line> lines = new ArrayList<>();
        for (Match match : round.matches()) {
            for (Game game : match.games()) {
                List<String> cells = new ArrayList<>();
                boolean several = match.games().size() > 1;
                cells.add(several ? match.table() + "." + game.number() : Integer.toString(match.table()));
                if (sections) {
                    cells.add(match.section());
                }
                side(cells, game.red(), game.redMember());
                if (byScore) {
                    cells.add(points.getOrDefault(game.red(), 0).toString());
                }
                cells.add(withResults ? result(game.result()) : "");
                if (byScore) {
                    cells.add(points.getOrDefault(game.black(), 0).toString());
                }
                side(cells, game.black(), game.blackMember());
                boolean first = several && game == match.games().get(0) && match.table() > 1;
                lines.add(new Line(cells, first, Set.of()));
            }
        }
        String kind = withResults ? "results" : "pairings";
        return new Sheet(
                kind + "-" + round.number(),
                event.name(),
                words.of("title." + kind, round.number()),
                columns,
                lines,
                notes(round));
    }

    private Map<Integer, Integer> pointsBefore(int round) {
        Map<Integer, Integer> points = new HashMap<>();
        if (round > 1) {
            for (Map.Entry<Integer, List<Cell>> entry : tournament.crossTable().entrySet()) {
                points.put(entry.getKey(), entry.getValue().get(round - 2).total());
            }
        }
        return points;
    }

    private void side(List<String> cells, int no, int member) {
        Entrant entrant = entrants.get(no);
        cells.add(Integer.toString(no));
        if (entrant instanceof Team team
                && member > 0
                && member <= team.members().size()) {
            cells.add(team.members().get(member - 1).name());
            cells.add(team.name());
        } else {
            cells.add(entrant == null ? "" : entrant.name());
            cells.add(entrant == null || entrant instanceof Team ? "" : entrant.unit());
        }
    }

    /** As a score card has it; a game that is not over shows nothing, so that a pen can write there. */
    private static String result(Result result) {
        return switch (result) {
            case RED_WINS -> "1 – 0";
            case BLACK_WINS -> "0 – 1";
            case DRAW -> "½ – ½";
            case RED_BY_FORFEIT -> "+ / −";
            case BLACK_BY_FORFEIT -> "− / +";
            case BOTH_FORFEIT -> "− / −";
            case UNFINISHED -> "";
        };
    }

    private List<String> notes(Round round) {
        List<String> notes = new ArrayList<>();
        if (!round.byes().isEmpty()) {
            notes.add(words.of("note.bye", names(round.byes())));
        }
        if (!round.eliminated().isEmpty()) {
            notes.add(words.of("note.eliminated", names(round.eliminated())));
        }
        return notes;
    }

    private String names(List<Integer> numbers) {
        return String.join(
                words.of("list"),
                numbers.stream().map(n -> n + " " + EventSheets.name(event, n)).toList());
    }

    private Column column(String key, Kind kind) {
        return new Column(words.of("column." + key), kind);
    }
}
