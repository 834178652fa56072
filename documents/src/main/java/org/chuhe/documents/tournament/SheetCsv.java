package org.chuhe.documents.tournament;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;
import org.chuhe.documents.tournament.Sheet.Column;
import org.chuhe.documents.tournament.Sheet.Line;

/** Sheets as comma-separated values (RFC 4180): the headings, then the lines. */
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
