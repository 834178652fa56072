package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.text.Coded;
import org.chuhe.text.Result;
import org.chuhe.tournament.field.Values;
import org.chuhe.tournament.model.Attendance;
import org.chuhe.tournament.model.Conduct;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.person.Birth;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.person.Sex;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.result.Game;

/**
 * An individual event out of the file that chess programs exchange (TRF): players, results, colours, byes. What the file
 * does not say, such as tables, is numbered as it comes.
 */
public final class TrfImport {
    /** How many bytes a file may have. */
    public static final int LARGEST = 16 << 20;

    private static final int FIRST_ROUND = 91;
    private static final Pattern POINTS = Pattern.compile("(\\d{1,3})(?:\\.(?:0*|(50*)))?");
    private static final Pattern DRAWS = Pattern.compile("### a draw is worth (\\d{1,3}) to w and (\\d{1,3}) to b");

    private final String file;
    private final Map<Integer, String> lines = new TreeMap<>();
    private final Map<Integer, String> units = new HashMap<>();
    /** By number and column, from 0. */
    private final Map<Integer, Map<Integer, Cell>> cells = new TreeMap<>();

    private String name = "";
    private Format format = Format.SWISS;
    private int rounds;
    /** How many games, and columns, make a round. */
    private int games = 1;
    /** The points of games in halves, by the code of their line. */
    private final Map<String, Integer> points = new HashMap<>();

    /** What a player's line says of one game, or of a round without one. */
    private record Cell(int opponent, char colour, char sign) {}

    private TrfImport(String file) {
        this.file = file;
    }

    /**
     * The event in a file.
     *
     * @param file what messages call it
     * @throws org.chuhe.json.JsonException if it cannot be understood, with the line
     */
    public static Event read(String file, byte[] bytes) {
        if (bytes.length > LARGEST) {
            throw EventVocabulary.problem("import.size", file, LARGEST >> 20);
        }
        TrfImport made = new TrfImport(file);
        String text = Encodings.ofReport(bytes).orElseThrow(() -> EventVocabulary.problem("trf.encoding", file));
        int number = 0;
        for (String line : text.split("\\R", -1)) {
            number++;
            made.line(number, line);
        }
        return made.event();
    }

    private void line(int number, String line) {
        String code = line.substring(0, Math.min(3, line.length()));
        String rest = line.length() > 4 ? line.substring(4).strip() : "";
        Matcher draws = DRAWS.matcher(line);
        switch (code) {
            case "001" -> player(number, line);
            case "012" -> name = rest;
            case "013" -> throw EventVocabulary.problem("trf.teams", file, number);
            case "092" ->
                format = Coded.find(Format.class, rest)
                        .filter(f -> f == Format.ROUND_ROBIN)
                        .orElse(Format.SWISS);
            case "XXR" -> rounds = integer(number, rest, 0, RegulationsJson.MOST_ROUNDS);
            case "XXG" -> games = integer(number, rest, 1, 99);
            case "BBW", "BBD", "BBL" -> points.put(code, halves(number, rest));
            case "XXU" -> {
                int blank = rest.indexOf(' ');
                int no = integer(number, blank < 0 ? rest : rest.substring(0, blank), 1, EntrantsJson.MOST_NUMBER);
                units.put(no, blank < 0 ? "" : rest.substring(blank + 1));
            }
            default -> {
                if (draws.matches()) {
                    points.put("BBD", 2 * Integer.parseInt(draws.group(1)));
                    points.put("black", 2 * Integer.parseInt(draws.group(2)));
                }
            }
        }
    }

    private int halves(int number, String text) {
        Matcher points = POINTS.matcher(text);
        if (!points.matches()) {
            throw EventVocabulary.problem("trf.number", file, number, text);
        }
        return 2 * Integer.parseInt(points.group(1)) + (points.group(2) == null ? 0 : 1);
    }

    /** Halves, as chess programs give a draw, become whole points: everything is doubled. */
    private Scoring scoring() {
        boolean doubled = points.values().stream().anyMatch(halves -> halves % 2 > 0);
        int draw = points("BBD", Scoring.STANDARD.drawRed(), doubled);
        return new Scoring(
                points("BBW", Scoring.STANDARD.win(), doubled),
                points("BBL", Scoring.STANDARD.loss(), doubled),
                draw,
                points("black", draw, doubled));
    }

    private int points(String code, int otherwise, boolean doubled) {
        int halves = points.getOrDefault(code, doubled ? otherwise : 2 * otherwise);
        return doubled ? halves : halves / 2;
    }

    private int integer(int number, String text, int least, int most) {
        try {
            int value = Integer.parseInt(text.strip());
            if (value >= least && value <= most) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Said below, with the line.
        }
        throw EventVocabulary.problem("trf.number", file, number, text);
    }

    private void player(int number, String line) {
        int no = integer(number, columns(line, 4, 8), 1, EntrantsJson.MOST_NUMBER);
        if (lines.put(no, line) != null) {
            throw EventVocabulary.problem("trf.twice", file, number, no);
        }
        if (lines.size() > EntrantsJson.MOST_ENTRANTS) {
            throw EventVocabulary.problem("import.many", file, EntrantsJson.MOST_ENTRANTS);
        }
        Map<Integer, Cell> mine = new TreeMap<>();
        for (int at = codePoints(line, FIRST_ROUND), column = 0;
                at < line.length();
                at += TrfExport.COLUMNS, column++) {
            String cell = line.substring(at, Math.min(line.length(), at + TrfExport.COLUMNS - 2));
            if (!cell.isBlank()) {
                mine.put(column, cell(number, cell));
            }
            if (column >= RegulationsJson.MOST_ROUNDS) {
                throw EventVocabulary.problem("trf.number", file, number, Integer.toString(column));
            }
        }
        cells.put(no, mine);
    }

    private Cell cell(int number, String text) {
        String opponent = text.substring(0, Math.min(4, text.length()));
        int no = opponent.isBlank() ? 0 : integer(number, opponent, 0, EntrantsJson.MOST_NUMBER);
        char colour = text.length() > 5 ? text.charAt(5) : '-';
        char sign = text.length() > 7 ? text.charAt(7) : '*';
        return new Cell(no, colour, sign);
    }

    /** Names may hold characters that take two places in memory; columns count characters. */
    private static int codePoints(String line, int column) {
        int most = line.codePointCount(0, line.length());
        return line.offsetByCodePoints(0, Math.min(column, most));
    }

    private static String columns(String line, int from, int to) {
        return line.substring(codePoints(line, from), codePoints(line, to));
    }

    private Event event() {
        if (lines.isEmpty()) {
            throw EventVocabulary.problem("import.empty", file);
        }
        int played = cells.values().stream()
                .flatMap(m -> m.keySet().stream())
                .mapToInt(column -> column / games + 1)
                .max()
                .orElse(0);
        List<Round> made = new ArrayList<>();
        for (int round = 1; round <= played; round++) {
            made.add(round(round));
        }
        Scoring scoring = scoring();
        RegulationsBuilder rules =
                new RegulationsBuilder(format).scoring(scoring).gamesPerMatch(games);
        if (format == Format.SWISS) {
            rules.rounds(Math.max(Math.max(1, rounds / games), played));
        }
        if (!scoring.falls()) {
            throw EventVocabulary.problem("file.points", file);
        }
        List<Player> players = new ArrayList<>();
        lines.forEach((no, line) -> players.add(player(no, line, played)));
        Regulations regulations = rules.build();
        return new Event(name, regulations, players, List.of(), List.of(), made);
    }

    private Player player(int no, String line, int played) {
        Set<Integer> absent = new TreeSet<>();
        Set<Integer> half = new TreeSet<>();
        Map<Integer, Cell> mine = cells.getOrDefault(no, Map.of());
        for (int round = 1; round <= played; round++) {
            Cell cell = mine.get((round - 1) * games);
            if (cell != null && cell.sign == 'H') {
                half.add(round);
            } else if (cell == null || (cell.opponent == 0 && "UF+".indexOf(cell.sign) < 0)) {
                absent.add(round);
            }
        }
        String rating = columns(line, 48, 52).strip();
        String sex = columns(line, 9, 10);
        Person person = Person.STRUCT.make(new Values<Person>()
                .put(Person.ID, columns(line, 57, 68).strip())
                .put(Person.SEX, sex.equals("w") ? Sex.FEMALE : sex.equals("m") ? Sex.MALE : Sex.UNKNOWN)
                .put(
                        Person.BIRTH,
                        Birth.read(columns(line, 69, 79).replaceAll("/00", "")).orElse(Birth.UNKNOWN))
                .put(Person.TITLE, columns(line, 10, 13).strip()));
        return new Player(
                no,
                columns(line, 14, 47).strip(),
                units.getOrDefault(no, columns(line, 53, 56).strip()),
                rating.matches("\\d{1,4}") ? Integer.parseInt(rating) : 0,
                0,
                new Attendance(1, Attendance.STAYS, absent, half),
                Conduct.CLEAN,
                person);
    }

    private Round round(int round) {
        List<Match> matches = new ArrayList<>();
        List<Integer> byes = new ArrayList<>();
        for (Map.Entry<Integer, Map<Integer, Cell>> entry : cells.entrySet()) {
            int no = entry.getKey();
            int column = (round - 1) * games;
            Cell mine = entry.getValue().get(column);
            if (mine == null) {
                continue;
            }
            if (mine.opponent == 0) {
                if ("UF+".indexOf(mine.sign) >= 0) {
                    byes.add(no);
                }
                continue;
            }
            List<Game> played = games(round, no, mine.opponent);
            if (mine.colour == 'w') {
                matches.add(new Match(matches.size() + 1, "", no, mine.opponent, played, Origin.RULE, 0));
            }
        }
        return Round.of(round, matches, byes);
    }

    /** The games that both say they have played. */
    private List<Game> games(int round, int no, int opponent) {
        List<Game> found = new ArrayList<>();
        for (int column = (round - 1) * games; column < round * games; column++) {
            Cell mine = cells.getOrDefault(no, Map.of()).get(column);
            Cell theirs = cells.getOrDefault(opponent, Map.of()).get(column);
            if (mine == null && theirs == null) {
                continue;
            }
            if (mine == null
                    || theirs == null
                    || mine.opponent != opponent
                    || theirs.opponent != no
                    || theirs.colour == mine.colour) {
                throw EventVocabulary.problem("trf.pair", file, round, no, opponent);
            }
            found.add(
                    mine.colour == 'w'
                            ? Game.of(found.size() + 1, no, opponent, result(mine.sign, theirs.sign))
                            : Game.of(found.size() + 1, opponent, no, result(theirs.sign, mine.sign)));
        }
        return found;
    }

    private static Result result(char red, char black) {
        return switch (red) {
            case '1', 'W' -> Result.RED_WINS;
            case '0', 'L' -> Result.BLACK_WINS;
            case '=', 'D' -> Result.DRAW;
            case '+' -> Result.RED_BY_FORFEIT;
            case '-' -> black == '+' ? Result.BLACK_BY_FORFEIT : Result.BOTH_FORFEIT;
            default -> Result.NONE;
        };
    }
}
