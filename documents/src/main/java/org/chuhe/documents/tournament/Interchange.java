package org.chuhe.documents.tournament;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Scoring;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.report.Cell;

/**
 * An event in the layout that chess programs exchange (the tournament report file, TRF): one line per entrant with fixed
 * columns, then ten columns per round: opponent, colour, result. {@code w} is whoever moves first (红方). Points are those
 * of the event's own scale, which the BB lines give; XXU lines hold units too long for their three columns.
 */
public final class Interchange {
    private static final int NAME_WIDTH = 33;

    private Interchange() {}

    /** The file. */
    public static String of(Tournament tournament) {
        Event event = tournament.event();
        Scoring scoring = event.regulations().scoring();
        StringBuilder file = new StringBuilder();
        file.append("012 ").append(event.name()).append('\n');
        file.append("062 ").append(event.entrants().size()).append('\n');
        file.append("092 ").append(event.regulations().format().code()).append('\n');
        file.append("XXR ")
                .append(Math.max(event.regulations().rounds(), event.roundsPaired()))
                .append('\n');
        points(file, "BBW", scoring.win());
        points(file, "BBD", scoring.drawRed());
        points(file, "BBL", scoring.loss());
        if (scoring.drawRed() != scoring.drawBlack()) {
            file.append("### a draw is worth ")
                    .append(scoring.drawRed())
                    .append(" to w and ")
                    .append(scoring.drawBlack())
                    .append(" to b\n");
        }
        Map<Integer, Integer> places = new HashMap<>();
        tournament.standings().rows().forEach((Row r) -> places.put(r.no(), r.place()));
        Map<Integer, List<Cell>> cells = tournament.crossTable();
        for (Entrant entrant : event.entrants()) {
            List<Cell> mine = cells.getOrDefault(entrant.no(), List.of());
            file.append(line(entrant, mine, places.getOrDefault(entrant.no(), 0), scoring));
        }
        for (Entrant entrant : event.players()) {
            if (entrant.unit().codePointCount(0, entrant.unit().length()) > 3) {
                file.append(String.format(Locale.ROOT, "XXU %4d %s\n", entrant.no(), entrant.unit()));
            }
        }
        for (Team team : event.teams()) {
            file.append("013 ").append(padded(team.name(), NAME_WIDTH)).append(' ');
            file.append(
                    String.join("; ", team.members().stream().map(Member::name).toList()));
            file.append('\n');
        }
        return file.toString();
    }

    private static void points(StringBuilder file, String code, int points) {
        file.append(code).append(String.format(Locale.ROOT, " %4.1f\n", (double) points));
    }

    private static String line(Entrant entrant, List<Cell> cells, int place, Scoring scoring) {
        int total = cells.isEmpty() ? 0 : cells.get(cells.size() - 1).total();
        StringBuilder line = new StringBuilder();
        line.append(String.format(Locale.ROOT, "001 %4d      ", entrant.no()));
        line.append(padded(entrant.name(), NAME_WIDTH));
        line.append(String.format(Locale.ROOT, " %4s ", entrant.rating() == 0 ? "" : entrant.rating()));
        line.append(padded(padded(entrant instanceof Team ? "" : entrant.unit(), 3), 25));
        line.append(String.format(Locale.ROOT, "  %4.1f %4d", (double) total, place));
        cells.forEach(cell -> line.append("  ").append(round(cell, scoring)));
        return line.append('\n').toString();
    }

    private static String round(Cell cell, Scoring scoring) {
        if (cell.opponent() == 0) {
            return cell.points() > 0 ? "0000 - U" : "0000 - Z";
        }
        String colour = cell.side() == Cell.Side.RED ? "w" : "b";
        StringBuilder signs = new StringBuilder();
        for (String mark : cell.marks()) {
            signs.append(sign(mark, scoring));
        }
        return String.format(Locale.ROOT, "%4d %s %s", cell.opponent(), colour, signs);
    }

    private static char sign(String mark, Scoring scoring) {
        if (mark.length() == 1 && "+-*".contains(mark)) {
            return mark.charAt(0);
        }
        int points = Integer.parseInt(mark);
        return points == scoring.win() ? '1' : points == scoring.loss() ? '0' : '=';
    }

    private static String padded(String text, int width) {
        int length = text.codePointCount(0, text.length());
        String cut = length > width ? text.substring(0, text.offsetByCodePoints(0, width)) : text;
        return cut + " ".repeat(width - Math.min(width, length));
    }
}
