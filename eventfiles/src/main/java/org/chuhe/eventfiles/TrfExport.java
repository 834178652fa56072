package org.chuhe.eventfiles;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
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
import org.chuhe.tournament.result.Game;

/**
 * An event in the layout that chess programs exchange (the tournament report file, TRF): one line per entrant with fixed
 * columns, then ten columns per round: opponent, colour, result. {@code w} is whoever moves first (红方). Points are those
 * of the event's own scale, which the BB lines give; XXU lines hold units too long for their three columns. Where matches
 * of players have several games, each game has ten columns, and XXG says how many games make a round.
 */
public final class TrfExport {
    /** Of a round, or of each of its games. */
    static final int COLUMNS = 10;

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
        Event played = event.withoutPlayOffs();
        int games = event.regulations().forTeams() ? 1 : most(played);
        int rounds = Math.max(event.regulations().rounds(), played.roundsPaired());
        file.append("XXR ").append(rounds * games).append('\n');
        if (games > 1) {
            file.append("XXG ").append(games).append('\n');
        }
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
            for (Cell cell : cross.rounds(entrant.no())) {
                Optional<Match> match = played.round(cell.round()).flatMap(round -> round.matchOf(entrant.no()));
                file.append(round(entrant, cell, match, games));
            }
            file.append('\n');
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
        return line.toString();
    }

    /** The most games that a match has. */
    private static int most(Event event) {
        return event.rounds().stream()
                .flatMap(round -> round.matches().stream())
                .mapToInt(match -> match.games().size())
                .max()
                .orElse(1);
    }

    private static String round(Entrant entrant, Cell cell, Optional<Match> match, int columns) {
        StringBuilder round = new StringBuilder();
        if (entrant.attendance().halfByes().contains(cell.round())) {
            round.append("  0000 - H");
        } else if (match.isEmpty()) {
            round.append(cell.outcome() == ReportedResult.BYE ? "  0000 - U" : "  0000 - Z");
        } else if (entrant instanceof Team) {
            round.append(column(cell.opponent(), cell.side() == Cell.Side.RED, sign(cell.outcome(), false)));
        } else {
            List<Game> games = match.orElseThrow().games();
            for (int i = 0; i < games.size(); i++) {
                GameScore score = cell.games().get(i);
                boolean red = games.get(i).red() == entrant.no();
                round.append(column(cell.opponent(), red, sign(score.outcome(), score.forfeited())));
            }
        }
        return round.append(" ".repeat(COLUMNS * columns - round.length())).toString();
    }

    private static String column(int opponent, boolean red, String sign) {
        return String.format(Locale.ROOT, "  %4d %s %s", opponent, red ? "w" : "b", sign);
    }

    private static String sign(ReportedResult outcome, boolean forfeited) {
        return switch (outcome) {
            case WIN -> forfeited ? "+" : "1";
            case LOSS -> forfeited ? "-" : "0";
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
