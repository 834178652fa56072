package org.chuhe.eventfiles;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.json.JsonException;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.person.Birth;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.person.Sex;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;

/**
 * Entries out of a table as organisers have it: CSV or Excel, with or without headings. Without headings the columns are name,
 * unit, rating, seed; in team events team, member, rating. With headings there may be id, sex, birth, title, club, federation
 * and group too; {@link EntryTable} finds them.
 */
public final class EntryImport {
    /** How many bytes a table may have. */
    public static final int LARGEST = 16 << 20;

    private static final int MOST_COLUMNS = 100;
    /** So that one entry too many is noticed below any title. */
    private static final int MOST_ROWS = EntrantsJson.MOST_ENTRANTS + EntryTable.HEADINGS_WITHIN + 2;

    /** What a spreadsheet writes for a whole number, and for a large one. */
    private static final Pattern WHOLE = Pattern.compile("(-?\\d{1,18})\\.0+");

    private static final Pattern LARGE = Pattern.compile("\\d(\\.\\d{1,20})?[Ee]\\+?\\d{1,2}");
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
        Optional<Sex> sex = Sex.read(cell(cells, columns, "sex"));
        Optional<Birth> birth = Birth.read(cell(cells, columns, "birth"));
        if (problem.isEmpty() && sex.isEmpty()) {
            problem = Optional.of(EventVocabulary.message("import.sex", file, line, cell(cells, columns, "sex")));
        } else if (problem.isEmpty() && birth.isEmpty()) {
            problem = Optional.of(EventVocabulary.message("import.birth", file, line, cell(cells, columns, "birth")));
        }
        Person person = new Person(
                cell(cells, columns, "id"),
                sex.orElse(Sex.UNKNOWN),
                birth.orElse(Birth.UNKNOWN),
                cell(cells, columns, "title"),
                represents.equals("club") ? "" : cell(cells, columns, "club"),
                represents.equals("federation") ? "" : cell(cells, columns, "federation"),
                cell(cells, columns, "group"));
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
            return number >= 0 && number <= 100_000 ? OptionalInt.of(number) : OptionalInt.empty();
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
        Map<Integer, List<String>> rows = zip ? excel() : csv(decoded(bytes));
        rows.values().removeIf(cells -> cells.stream().allMatch(String::isEmpty));
        return rows;
    }

    private Map<Integer, List<String>> excel() {
        Map<Integer, List<String>> rows = new LinkedHashMap<>();
        try {
            if (!WorkbookBounds.hold(bytes)) {
                throw EventVocabulary.problem("import.excel", file);
            }
        } catch (IOException e) {
            throw EventVocabulary.problem("import.excel", file);
        }
        try (ReadableWorkbook book = new ReadableWorkbook(new ByteArrayInputStream(bytes));
                Stream<Row> stream = book.getFirstSheet().openStream()) {
            stream.limit(MOST_ROWS).forEach(row -> {
                List<String> cells = new ArrayList<>();
                for (int i = 0; i < Math.min(row.getCellCount(), MOST_COLUMNS); i++) {
                    cells.add(row.getOptionalCell(i).map(EntryImport::seen).orElse(""));
                }
                rows.put(row.getRowNum(), cells);
            });
        } catch (RuntimeException | IOException e) {
            throw EventVocabulary.problem("import.excel", file);
        }
        return rows;
    }

    /** A cell as people see it: 2, where the file has 2.0. */
    private static String seen(Cell cell) {
        String text = oneLine(cell.getText());
        Matcher whole = WHOLE.matcher(text);
        if (whole.matches()) {
            return whole.group(1);
        }
        return LARGE.matcher(text).matches() ? new BigDecimal(text).toPlainString() : text;
    }

    /** Without control characters, which no name has and not every database takes. */
    private static String oneLine(String cell) {
        return cell.strip().replaceAll("\\s*\\R\\s*", " ").replaceAll("\\p{Cntrl}", "");
    }

    private Map<Integer, List<String>> csv(String text) {
        Map<Integer, List<String>> rows = new LinkedHashMap<>();
        try (CsvReader<CsvRecord> csv = CsvReader.builder()
                .fieldSeparator(separator(text))
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .ofCsvRecord(text)) {
            for (CsvRecord row : csv) {
                rows.put(
                        (int) row.getStartingLineNumber(),
                        row.getFields().stream().map(EntryImport::plain).toList());
                if (rows.size() >= MOST_ROWS) {
                    break;
                }
            }
        } catch (CsvParseException | IOException e) {
            throw EventVocabulary.problem("import.csv", file);
        }
        return rows;
    }

    /** Our own tables put a quote before what a spreadsheet would take for a formula. */
    private static String plain(String cell) {
        String text = oneLine(cell);
        boolean quoted = text.length() > 1 && text.charAt(0) == '\'' && "=@+-".indexOf(text.charAt(1)) >= 0;
        return quoted ? text.substring(1) : text;
    }

    /** Whatever occurs most in the first lines. */
    private static char separator(String text) {
        String line = text.lines().limit(EntryTable.HEADINGS_WITHIN).collect(Collectors.joining());
        char best = ',';
        for (char c : new char[] {';', '\t', '，'}) {
            best = count(line, c) > count(line, best) ? c : best;
        }
        return best;
    }

    private static long count(String line, char sign) {
        return line.chars().filter(c -> c == sign).count();
    }

    /** UTF-8, or what Chinese spreadsheets write instead: GB18030; UTF-16 with its mark. */
    private static String decoded(byte[] bytes) {
        boolean utf16 = bytes.length > 1
                && ((bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE)
                        || (bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF));
        String text;
        if (utf16) {
            text = new String(bytes, StandardCharsets.UTF_16);
        } else {
            try {
                text = StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(ByteBuffer.wrap(bytes))
                        .toString();
            } catch (CharacterCodingException e) {
                text = new String(bytes, Charset.forName("GB18030"));
            }
        }
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}
