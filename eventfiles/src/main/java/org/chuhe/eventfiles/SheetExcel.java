package org.chuhe.eventfiles;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Kind;
import org.chuhe.eventfiles.Sheet.Line;
import org.dhatim.fastexcel.BorderSide;
import org.dhatim.fastexcel.BorderStyle;
import org.dhatim.fastexcel.StyleSetter;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.CellType;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;

/** Tables as an Excel workbook, one worksheet each, written and read. */
public final class SheetExcel {
    private static final int FIRST_LINE = 3;
    private static final double WIDEST = 40;
    private static final int MOST_COLUMNS = 100;
    /** What a spreadsheet writes for a whole number, and for a large one. */
    private static final Pattern WHOLE = Pattern.compile("(-?\\d{1,18})\\.0+");

    private static final Pattern LARGE = Pattern.compile("\\d(\\.\\d{1,20})?[Ee]\\+?\\d{1,2}");

    private SheetExcel() {}

    /** The workbook. */
    public static byte[] of(List<Sheet> sheets) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Workbook book = new Workbook(bytes, "Chuhe", "1.0")) {
            Set<String> names = new HashSet<>();
            for (Sheet sheet : sheets) {
                fill(book.newWorksheet(name(sheet.title(), names)), sheet);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** Excel allows 31 characters, some signs not at all, and no name twice. */
    private static String name(String title, Set<String> taken) {
        String plain = title.replaceAll("[\\\\/?*\\[\\]:]", " ");
        String cut = plain.length() > 28 ? plain.substring(0, 28) : plain;
        String name = cut;
        for (int i = 2; !taken.add(name); i++) {
            name = cut + " " + i;
        }
        return name;
    }

    private static void fill(Worksheet to, Sheet sheet) {
        to.value(0, 0, sheet.event() + "  " + sheet.title());
        to.style(0, 0).bold().fontSize(14).set();
        List<Column> columns = sheet.columns();
        for (int c = 0; c < columns.size(); c++) {
            to.value(FIRST_LINE - 1, c, columns.get(c).heading());
            to.style(FIRST_LINE - 1, c)
                    .bold()
                    .fillColor("0B6660")
                    .fontColor("FFFFFF")
                    .horizontalAlignment(alignment(columns.get(c).kind()))
                    .set();
            to.width(c, width(sheet, c));
        }
        for (int l = 0; l < sheet.lines().size(); l++) {
            line(to, FIRST_LINE + l, sheet.lines().get(l), columns);
        }
        int below = FIRST_LINE + sheet.lines().size() + 1;
        for (String note : sheet.notes()) {
            to.value(below++, 0, note);
        }
        to.freezePane(0, FIRST_LINE);
        to.fitToWidth((short) 1);
        to.fitToHeight((short) 0);
    }

    private static void line(Worksheet to, int row, Line line, List<Column> columns) {
        for (int c = 0; c < columns.size(); c++) {
            String cell = line.cells().get(c);
            Kind kind = columns.get(c).kind();
            boolean number = (kind == Kind.NUMBER || kind == Kind.PLACE || kind == Kind.MARK)
                    && cell.matches("-?(0|[1-9]\\d{0,8})(\\.\\d{1,3})?")
                    && !(kind == Kind.MARK && cell.indexOf('.') >= 0);
            if (number) {
                to.value(row, c, Double.valueOf(cell));
            } else {
                to.value(row, c, cell);
            }
            StyleSetter style = to.style(row, c).horizontalAlignment(alignment(kind));
            if (line.newGroup()) {
                style.borderStyle(BorderSide.TOP, BorderStyle.THIN);
            }
            if (line.deciding().contains(c)) {
                style.fillColor("DDECE9").bold();
            }
            style.set();
        }
    }

    private static String alignment(Kind kind) {
        return switch (kind) {
            case NUMBER -> "right";
            case MARK, PLACE -> "center";
            case TEXT, NAME -> "left";
        };
    }

    private static double width(Sheet sheet, int column) {
        int widest = SheetText.width(sheet.columns().get(column).heading());
        for (Line line : sheet.lines()) {
            widest = Math.max(widest, SheetText.width(line.cells().get(column)));
        }
        return Math.min(WIDEST, widest + 3);
    }

    /**
     * The rows of the first worksheet, by line.
     *
     * @param most how many rows are wanted
     * @throws IOException if it is no such workbook, or one that would ask too much
     */
    static Map<Integer, List<String>> read(byte[] workbook, int most) throws IOException {
        if (!WorkbookBounds.hold(workbook)) {
            throw new IOException();
        }
        Map<Integer, List<String>> rows = new LinkedHashMap<>();
        try (ReadableWorkbook book = new ReadableWorkbook(new ByteArrayInputStream(workbook));
                Stream<Row> stream = book.getFirstSheet().openStream()) {
            stream.limit(most).forEach(row -> {
                List<String> cells = new ArrayList<>();
                for (int i = 0; i < Math.min(row.getCellCount(), MOST_COLUMNS); i++) {
                    cells.add(row.getOptionalCell(i).map(SheetExcel::seen).orElse(""));
                }
                rows.put(row.getRowNum(), cells);
            });
        } catch (RuntimeException e) {
            throw new IOException(e);
        }
        return rows;
    }

    /** A cell as people see it: 2, where the file has the number 2.0. */
    private static String seen(Cell cell) {
        String text = Sheet.oneLine(cell.getText());
        if (cell.getType() == CellType.STRING) {
            return text;
        }
        Matcher whole = WHOLE.matcher(text);
        if (whole.matches()) {
            return whole.group(1);
        }
        return LARGE.matcher(text).matches() ? new BigDecimal(text).toPlainString() : text;
    }
}
