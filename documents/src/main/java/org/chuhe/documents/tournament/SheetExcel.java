package org.chuhe.documents.tournament;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chuhe.documents.tournament.Sheet.Column;
import org.chuhe.documents.tournament.Sheet.Kind;
import org.chuhe.documents.tournament.Sheet.Line;
import org.dhatim.fastexcel.BorderSide;
import org.dhatim.fastexcel.BorderStyle;
import org.dhatim.fastexcel.StyleSetter;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

/** Sheets as an Excel workbook, one worksheet each. */
public final class SheetExcel {
    private static final int FIRST_LINE = 3;
    private static final double WIDEST = 40;

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
                    && cell.matches("-?\\d{1,9}(\\.\\d{1,3})?")
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
}
