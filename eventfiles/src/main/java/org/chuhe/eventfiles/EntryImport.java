package org.chuhe.eventfiles;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chuhe.json.JsonException;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.field.Limits;
import org.chuhe.tournament.field.Values;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.person.EntryField;
import org.chuhe.tournament.person.Person;

/**
 * Entries out of a table as organisers have it: CSV or Excel, with or without headings. Without headings the columns are name,
 * unit, rating, seed; in team events team, member, rating. With headings there may be id, sex, birth, title, club, federation
 * and group too; {@link EntryTable} finds them.
 */
public final class EntryImport {
    /** How many bytes a table may have. */
    public static final int LARGEST = 16 << 20;

    /** So that one entry too many is noticed below any title. */
    private static final int MOST_ROWS = EntrantsJson.MOST_ENTRANTS + EntryTable.HEADINGS_WITHIN + 2;

    private static final Pattern NUMBER = Pattern.compile("[\\d.,]+");
    private static final String BETWEEN_MEMBERS = "\\s*[、，,;；]\\s*";

    private final String file;
    private final byte[] bytes;
    private final boolean teams;

    private EntryImport(String file, byte[] bytes, boolean teams) {
        this.file = file;
        this.bytes = bytes;
        this.teams = teams;
    }

    /**
     * A line of the table, with its number in the file.
     *
     * @param unit the unit of a player, or the team of a member
     * @param person what else is known of him
     * @param problem what is wrong with the line, if something is; what could not be read is then empty or 0
     */
    public record Line(
            int line, String name, String unit, int rating, int seed, Person person, Optional<Message> problem) {}

    /**
     * What enters everybody in a table, an uploaded or pasted one.
     *
     * @param name what messages call the table, such as its file
     * @param bytes xlsx, or CSV with commas, semicolons or tabs in UTF-8, UTF-16 or GB18030
     * @param teams whether the event is one of teams
     * @throws org.chuhe.json.JsonException if the table cannot be understood, with the line
     */
    public static List<Command> commands(String name, byte[] bytes, boolean teams) {
        return new EntryImport(name, bytes, teams).commands();
    }

    /**
     * The same table line by line, to be shown before anybody is entered: a line that cannot be used says why.
     *
     * @throws org.chuhe.json.JsonException if there is no table at all
     */
    public static List<Line> lines(String name, byte[] bytes, boolean teams) {
        return new EntryImport(name, bytes, teams).lines();
    }

    private List<Line> lines() {
        List<Line> lines = entries(EntryTable.of(rows(), teams));
        if (lines.isEmpty()) {
            throw EventVocabulary.problem("import.empty", file);
        }
        if (lines.size() > EntrantsJson.MOST_ENTRANTS) {
            throw EventVocabulary.problem("import.many", file, EntrantsJson.MOST_ENTRANTS);
        }
        return lines;
    }

    private List<Command> commands() {
        List<Line> entries = lines();
        for (Line entry : entries) {
            if (entry.problem.isPresent()) {
                throw new JsonException(entry.problem.orElseThrow());
            }
        }
        List<Command> commands = new ArrayList<>();
        if (!teams) {
            entries.forEach(e -> commands.add(new AddPlayer(e.name, e.unit, e.rating, e.seed, e.person)));
            return commands;
        }
        Map<String, List<Member>> byTeam = new LinkedHashMap<>();
        Map<String, Integer> seeds = new LinkedHashMap<>();
        for (Line e : entries) {
            byTeam.computeIfAbsent(e.unit, u -> new ArrayList<>()).add(new Member(e.name, e.rating, e.person));
            seeds.merge(e.unit, e.seed, Math::max);
        }
        byTeam.forEach((team, members) -> commands.add(new AddTeam(team, members, seeds.getOrDefault(team, 0))));
        return commands;
    }

    private List<Line> entries(EntryTable table) {
        List<Line> entries = new ArrayList<>();
        table.rows().forEach((line, cells) -> {
            List<String> names = names(cells, table.columns());
            names.forEach(name -> entries.add(entry(line, name, names.size() == 1, cells, table.columns())));
        });
        return entries;
    }

    /** The name in a line; of a team all members, where they stand in one cell. */
    private List<String> names(List<String> cells, Map<String, Integer> columns) {
        boolean several = !columns.containsKey("name");
        String cell = cell(cells, columns, several ? EntryTable.MEMBERS : "name");
        return teams && (several || cell.contains("、")) ? List.of(cell.split(BETWEEN_MEMBERS)) : List.of(cell);
    }

    /** An entry; the rating of a line with several names is nobody's. */
    private Line entry(int line, String name, boolean alone, List<String> cells, Map<String, Integer> columns) {
        String represents = represents(columns);
        String unit = cell(cells, columns, represents);
        String rating = alone ? cell(cells, columns, "rating") : "";
        String seed = cell(cells, columns, "seed");
        Optional<Message> problem = Optional.empty();
        if (name.isEmpty()) {
            problem = Optional.of(EventVocabulary.message("import.name", file, line));
        } else if (NUMBER.matcher(name).matches()) {
            problem = Optional.of(EventVocabulary.message("import.name.number", file, line, name));
        } else if (number(rating).isEmpty() || number(seed).isEmpty()) {
            String wrong = number(rating).isEmpty() ? rating : seed;
            problem = Optional.of(EventVocabulary.message("import.number", file, line, wrong));
        }
        Values<Person> known = new Values<>();
        for (EntryField<?> field : EntryField.all()) {
            String text = represents.equals(field.key()) ? "" : cell(cells, columns, field.key());
            if (!field.read(text, known) && problem.isEmpty()) {
                problem = Optional.of(EventVocabulary.message(
                        "import.field",
                        file,
                        line,
                        text,
                        field.label().words(),
                        field.help().words()));
            }
        }
        Person person = Person.STRUCT.make(known);
        return new Line(line, name, unit, number(rating).orElse(0), number(seed).orElse(0), person, problem);
    }

    /** Where a table has no column for the unit, his club or federation is what he represents. */
    private static String represents(Map<String, Integer> columns) {
        return Stream.of("unit", "club", "federation")
                .filter(columns::containsKey)
                .findFirst()
                .orElse("unit");
    }

    private static String cell(List<String> cells, Map<String, Integer> columns, String key) {
        int column = columns.getOrDefault(key, -1);
        return column >= 0 && column < cells.size() ? cells.get(column) : "";
    }

    private static OptionalInt number(String text) {
        if (text.isEmpty() || text.equals("-")) {
            return OptionalInt.of(0);
        }
        try {
            int number = new BigDecimal(text).intValueExact();
            return number >= 0 && number <= Limits.MOST_RATING ? OptionalInt.of(number) : OptionalInt.empty();
        } catch (ArithmeticException | NumberFormatException e) {
            return OptionalInt.empty();
        }
    }

    /** The rows that are not empty, by line. */
    private Map<Integer, List<String>> rows() {
        if (bytes.length > LARGEST) {
            throw EventVocabulary.problem("import.size", file, LARGEST >> 20);
        }
        boolean zip = bytes.length > 3 && bytes[0] == 'P' && bytes[1] == 'K';
        boolean oldExcel = bytes.length > 3 && bytes[0] == (byte) 0xD0 && bytes[1] == (byte) 0xCF;
        if (oldExcel) {
            throw EventVocabulary.problem("import.xls", file);
        }
        Map<Integer, List<String>> rows;
        try {
            rows = zip ? SheetExcel.read(bytes, MOST_ROWS) : SheetCsv.read(Encodings.ofTable(bytes), MOST_ROWS);
        } catch (IOException e) {
            throw EventVocabulary.problem(zip ? "import.excel" : "import.csv", file);
        }
        rows.values().removeIf(cells -> cells.stream().allMatch(String::isEmpty));
        return rows;
    }
}
