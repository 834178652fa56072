package org.chuhe.eventfiles;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.person.Sex;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.report.Cell;
import org.chuhe.tournament.report.CrossTable;
import org.chuhe.tournament.report.GameScore;
import org.chuhe.tournament.report.ReportedResult;

/**
 * An event in the layout that chess programs exchange (the tournament report file, TRF): one line per entrant with fixed
 * columns, then ten columns per round: opponent, colour, result. {@code w} is whoever moves first (红方). Points are those
 * of the event's own scale, which the BB lines give; XXU lines hold units too long for their three columns.
 */
public final class TrfExport {
    private static final int NAME_WIDTH = 33;

    private TrfExport() {}

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
        CrossTable cross = tournament.crossTable();
        for (Entrant entrant : event.entrants()) {
            file.append(line(entrant, cross, places.getOrDefault(entrant.no(), 0)));
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

    private static String line(Entrant entrant, CrossTable cross, int place) {
        StringBuilder line = new StringBuilder();
        Person person = entrant.person();
        String sex = person.sex() == Sex.FEMALE ? "w" : person.sex() == Sex.MALE ? "m" : " ";
        line.append(String.format(Locale.ROOT, "001 %4d %s", entrant.no(), sex));
        line.append(padded(person.title(), 3)).append(' ');
        line.append(padded(entrant.name(), NAME_WIDTH));
        line.append(String.format(Locale.ROOT, " %4s ", entrant.rating() == 0 ? "" : entrant.rating()));
        line.append(padded(entrant instanceof Team ? "" : entrant.unit(), 3)).append(' ');
        line.append(padded(person.id(), 11)).append(' ');
        line.append(padded(person.birth().code().replace('-', '/'), 10));
        line.append(String.format(Locale.ROOT, " %4.1f %4d", (double) cross.total(entrant.no()), place));
        cross.rounds(entrant.no()).forEach(cell -> line.append("  ").append(round(entrant, cell)));
        return line.append('\n').toString();
    }

    private static String round(Entrant entrant, Cell cell) {
        if (entrant.attendance().halfByes().contains(cell.round())) {
            return "0000 - H";
        }
        if (cell.opponent() == 0) {
            return cell.outcome() == ReportedResult.BYE ? "0000 - U" : "0000 - Z";
        }
        String colour = cell.side() == Cell.Side.RED ? "w" : "b";
        String signs = cell.games().stream().map(TrfExport::sign).collect(Collectors.joining());
        return String.format(Locale.ROOT, "%4d %s %s", cell.opponent(), colour, signs);
    }

    private static String sign(GameScore game) {
        return switch (game.outcome()) {
            case WIN -> game.forfeited() ? "+" : "1";
            case LOSS -> game.forfeited() ? "-" : "0";
            case DRAW -> "=";
            default -> "*";
        };
    }

    private static String padded(String text, int width) {
        int length = text.codePointCount(0, text.length());
        String cut = length > width ? text.substring(0, text.offsetByCodePoints(0, width)) : text;
        return cut + " ".repeat(width - Math.min(width, length));
    }
}
