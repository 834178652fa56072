package org.chuhe.eventfiles;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Line;

/** Tables as comma-separated values (RFC 4180), written and read: the headings, then the lines. */
public final class SheetCsv {
    /** A text that spreadsheets would take for a formula is given a quote before it. */
    private static final String FORMULA_STARTS = "=@\t\r";
    /** What is added or taken away: a difference, a score or a result such as {@code +--}, but nothing that is called. */
    private static final Pattern SIGNED = Pattern.compile("[+-][-+=0-9.,:/½ ]*");

    private SheetCsv() {}

    /** The sheet as CSV. */
    public static String of(Sheet sheet) {
        StringWriter text = new StringWriter();
        try (CsvWriter csv =
                CsvWriter.builder().lineDelimiter(LineDelimiter.CRLF).build(text)) {
            csv.writeRecord(sheet.columns().stream()
                    .map(Column::heading)
                    .map(SheetCsv::harmless)
                    .toList());
            for (Line line : sheet.lines()) {
                csv.writeRecord(line.cells().stream().map(SheetCsv::harmless).toList());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /**
     * The rows of a table with commas, semicolons or tabs between its cells, by line.
     *
     * @param most how many rows are wanted
     * @throws IOException if it is no such table
     */
    static Map<Integer, List<String>> read(String text, int most) throws IOException {
        Map<Integer, List<String>> rows = new LinkedHashMap<>();
        try (CsvReader<CsvRecord> csv = CsvReader.builder()
                .fieldSeparator(separator(text))
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .ofCsvRecord(text)) {
            for (CsvRecord row : csv) {
                rows.put(
                        (int) row.getStartingLineNumber(),
                        row.getFields().stream().map(SheetCsv::plain).toList());
                if (rows.size() >= most) {
                    break;
                }
            }
        } catch (CsvParseException e) {
            throw new IOException(e);
        }
        return rows;
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

    private static String plain(String cell) {
        String text = Sheet.oneLine(cell);
        boolean quoted = text.length() > 1 && text.charAt(0) == '\'' && "=@+-".indexOf(text.charAt(1)) >= 0;
        return quoted ? text.substring(1) : text;
    }

    private static String harmless(String cell) {
        return isFormula(cell) ? "'" + cell : cell;
    }

    private static boolean isFormula(String cell) {
        if (cell.isEmpty()) {
            return false;
        }
        char first = cell.charAt(0);
        return FORMULA_STARTS.indexOf(first) >= 0
                || ((first == '+' || first == '-') && !SIGNED.matcher(cell).matches());
    }
}
