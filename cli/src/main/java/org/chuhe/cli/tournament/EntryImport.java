package org.chuhe.cli.tournament;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.chuhe.tournament.command.AddPlayer;
import org.chuhe.tournament.command.AddTeam;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.model.Member;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;

/**
 * Entries out of a table as organisers have it: CSV or Excel, with or without headings, in Chinese or English. Without
 * headings the columns are name, unit, rating, seed; in team events team, member, rating.
 */
final class EntryImport {
    private static final long LARGEST = 16L << 20;

    private static final Map<String, List<String>> HEADINGS = Map.of(
            "name", List.of("姓名", "名字", "选手", "棋手", "队员", "name", "player", "member"),
            "unit", List.of("单位", "队", "队名", "代表队", "参赛单位", "unit", "club", "team", "federation"),
            "rating", List.of("等级分", "rating", "elo"),
            "seed", List.of("种子", "seed"));

    private final Path file;
    private final boolean teams;

    EntryImport(Path file, boolean teams) {
        this.file = file;
        this.teams = teams;
    }

    /** A line of the table, with its number in the file. */
    private record Entry(int line, String name, String unit, int rating, int seed) {}

    List<Command> commands() throws IOException {
        List<Entry> entries = entries(rows());
        if (entries.isEmpty()) {
            throw EventWords.problem("import.empty", file);
        }
        List<Command> commands = new ArrayList<>();
        if (!teams) {
            entries.forEach(e -> commands.add(new AddPlayer(e.name, e.unit, e.rating, e.seed)));
            return commands;
        }
        Map<String, List<Member>> byTeam = new LinkedHashMap<>();
        Map<String, Integer> seeds = new LinkedHashMap<>();
        for (Entry e : entries) {
            byTeam.computeIfAbsent(e.unit, u -> new ArrayList<>()).add(new Member(e.name, e.rating));
            seeds.merge(e.unit, e.seed, Math::max);
        }
        byTeam.forEach((team, members) -> commands.add(new AddTeam(team, members, seeds.getOrDefault(team, 0))));
        return commands;
    }

    private List<Entry> entries(Map<Integer, List<String>> rows) {
        Map<String, Integer> columns = new LinkedHashMap<>();
        boolean first = true;
        List<Entry> entries = new ArrayList<>();
        for (Map.Entry<Integer, List<String>> row : rows.entrySet()) {
            List<String> cells = row.getValue();
            if (first) {
                first = false;
                columns.putAll(headings(cells));
                if (!columns.isEmpty()) {
                    continue;
                }
                List<String> usual =
                        teams ? List.of("unit", "name", "rating") : List.of("name", "unit", "rating", "seed");
                usual.forEach(c -> columns.put(c, columns.size()));
            }
            String name = cell(cells, columns, "name");
            if (name.isEmpty()) {
                throw EventWords.problem("import.name", file, row.getKey());
            }
            entries.add(new Entry(
                    row.getKey(),
                    name,
                    cell(cells, columns, "unit"),
                    number(row.getKey(), cell(cells, columns, "rating")),
                    number(row.getKey(), cell(cells, columns, "seed"))));
        }
        return entries;
    }

    /** Which column holds what; nothing if no cell is a heading we know. */
    private static Map<String, Integer> headings(List<String> cells) {
        Map<String, Integer> columns = new LinkedHashMap<>();
        for (int i = 0; i < cells.size(); i++) {
            String heading = cells.get(i).toLowerCase(Locale.ROOT);
            int column = i;
            HEADINGS.forEach((key, words) -> {
                if (words.contains(heading)) {
                    columns.putIfAbsent(key, column);
                }
            });
        }
        return columns.containsKey("name") ? columns : Map.of();
    }

    private static String cell(List<String> cells, Map<String, Integer> columns, String key) {
        int column = columns.getOrDefault(key, -1);
        return column >= 0 && column < cells.size() ? cells.get(column) : "";
    }

    private int number(int line, String text) {
        if (text.isEmpty() || text.equals("-")) {
            return 0;
        }
        try {
            int number = new BigDecimal(text).intValueExact();
            if (number >= 0 && number <= 100_000) {
                return number;
            }
        } catch (ArithmeticException | NumberFormatException e) {
            throw EventWords.problem("import.number", file, line, text);
        }
        throw EventWords.problem("import.number", file, line, text);
    }

    /** The rows that are not empty, by line. */
    private Map<Integer, List<String>> rows() throws IOException {
        if (Files.size(file) > LARGEST) {
            throw EventWords.problem("file.size", file, LARGEST >> 20);
        }
        byte[] bytes = Files.readAllBytes(file);
        boolean zip = bytes.length > 3 && bytes[0] == 'P' && bytes[1] == 'K';
        boolean oldExcel = bytes.length > 3 && bytes[0] == (byte) 0xD0 && bytes[1] == (byte) 0xCF;
        if (oldExcel) {
            throw EventWords.problem("import.xls", file);
        }
        Map<Integer, List<String>> rows = zip ? excel(bytes) : csv(decoded(bytes));
        rows.values().removeIf(cells -> cells.stream().allMatch(String::isEmpty));
        return rows;
    }

    private Map<Integer, List<String>> excel(byte[] bytes) throws IOException {
        Map<Integer, List<String>> rows = new LinkedHashMap<>();
        try (ReadableWorkbook book = new ReadableWorkbook(new ByteArrayInputStream(bytes));
                Stream<Row> stream = book.getFirstSheet().openStream()) {
            stream.forEach(row -> {
                List<String> cells = new ArrayList<>();
                for (int i = 0; i < row.getCellCount(); i++) {
                    cells.add(
                            row.getOptionalCell(i).map(Cell::getText).orElse("").strip());
                }
                rows.put(row.getRowNum(), cells);
            });
        } catch (RuntimeException | IOException e) {
            throw EventWords.problem("import.excel", file);
        }
        return rows;
    }

    private Map<Integer, List<String>> csv(String text) throws IOException {
        Map<Integer, List<String>> rows = new LinkedHashMap<>();
        try (CsvReader<CsvRecord> csv =
                CsvReader.builder().fieldSeparator(separator(text)).ofCsvRecord(text)) {
            for (CsvRecord row : csv) {
                rows.put(
                        (int) row.getStartingLineNumber(),
                        row.getFields().stream().map(String::strip).toList());
            }
        } catch (CsvParseException e) {
            throw EventWords.problem("import.csv", file);
        }
        return rows;
    }

    /** Whatever occurs most in the first line. */
    private static char separator(String text) {
        String line = text.lines().findFirst().orElse("");
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
