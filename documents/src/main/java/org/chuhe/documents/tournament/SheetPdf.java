package org.chuhe.documents.tournament;

import java.util.List;
import java.util.Locale;
import org.chuhe.documents.pdf.Pdf;
import org.chuhe.documents.pdf.StyleSheet;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Line;

/**
 * Sheets as PDF for the wall of a playing hall: A4, as large as the number of lines allows, the event's name on every
 * page, the headings repeated.
 */
public final class SheetPdf {
    /** Where letters would become smaller than this, in millimetres, the page is turned. */
    private static final double LEAST_LETTER = 3.2;

    private static final double CELL_PADDING = 3.2;
    private static final String DECIDING = "◆ ";

    /** What is left for lines of an A4 page, in millimetres: upright and turned. */
    private static final double PORTRAIT_HEIGHT = 236;

    private static final double LANDSCAPE_HEIGHT = 148;
    private static final int PORTRAIT_WIDTH = 184;
    private static final int LANDSCAPE_WIDTH = 271;
    private static final double LOWEST_LINE = 5.4;
    private static final double HIGHEST_LINE = 10.5;

    private static final String STYLE = StyleSheet.beside(SheetPdf.class, "sheet.css");

    private SheetPdf() {}

    /** The sheets one after the other, each beginning on a new page. */
    public static byte[] of(List<Sheet> sheets, Locale locale) {
        SheetWords words = new SheetWords(locale);
        StringBuilder body = new StringBuilder();
        StringBuilder style = new StringBuilder(style(words));
        for (int i = 0; i < sheets.size(); i++) {
            Sheet sheet = sheets.get(i);
            style.append(pageStyle(i, sheet));
            section(body, i, sheet);
        }
        String title = sheets.isEmpty() ? "" : sheets.get(0).event();
        return Pdf.of(title, words.locale(), style.toString(), body.toString());
    }

    private static void section(StringBuilder body, int index, Sheet sheet) {
        body.append("<div class=\"sheet s").append(index).append("\">");
        body.append("<div class=\"head\"><div class=\"event\">")
                .append(Pdf.escaped(sheet.event()))
                .append("</div><div class=\"title\">")
                .append(Pdf.escaped(sheet.title()))
                .append("</div></div><table><thead><tr>");
        for (Column column : sheet.columns()) {
            cell(body, "th", kind(column), column.heading());
        }
        body.append("</tr></thead><tbody>");
        boolean odd = false;
        for (Line line : sheet.lines()) {
            odd = !odd;
            body.append("<tr class=\"")
                    .append(odd ? "odd" : "even")
                    .append(line.newGroup() ? " group" : "")
                    .append("\">");
            for (int c = 0; c < line.cells().size(); c++) {
                String kind = kind(sheet.columns().get(c));
                String text = line.cells().get(c);
                if (line.deciding().contains(c)) {
                    cell(body, "td", kind + " deciding", DECIDING + text);
                } else if (kind.equals("place") && text.matches("[123]")) {
                    body.append("<td class=\"place\"><span class=\"medal\">")
                            .append(text)
                            .append("</span></td>");
                } else {
                    cell(body, "td", kind, text);
                }
            }
            body.append("</tr>");
        }
        body.append("</tbody></table>");
        sheet.notes()
                .forEach(note -> body.append("<p class=\"note\">")
                        .append(Pdf.escaped(note))
                        .append("</p>"));
        body.append("</div>");
    }

    private static String kind(Column column) {
        return column.kind().code();
    }

    private static void cell(StringBuilder body, String tag, String kind, String text) {
        body.append('<')
                .append(tag)
                .append(" class=\"")
                .append(kind)
                .append("\">")
                .append(Pdf.escaped(text))
                .append("</")
                .append(tag)
                .append('>');
    }

    /** The look of all pages. */
    private static String style(SheetWords words) {
        String pages = words.of("page", "\" counter(page) \"", "\" counter(pages) \"");
        return STYLE.replace("PAGES", pages);
    }

    /** The paper, and letters as large as its height and width allow. */
    private static String pageStyle(int index, Sheet sheet) {
        boolean upright = widest(sheet, PORTRAIT_WIDTH) >= LEAST_LETTER;
        double height = upright ? PORTRAIT_HEIGHT : LANDSCAPE_HEIGHT;
        int width = upright ? PORTRAIT_WIDTH : LANDSCAPE_WIDTH;
        double line = Math.max(
                LOWEST_LINE, Math.min(HIGHEST_LINE, height / (sheet.lines().size() + 1)));
        double letter = Math.min(line * 0.55, widest(sheet, width));
        return String.format(
                Locale.ROOT, """
                @page p%1$d { size: A4 %2$s; }
                .s%1$d { page: p%1$d; width: %6$dmm; }
                .s%1$d td { height: %3$.2fmm; font-size: %4$.2fmm; }
                .s%1$d th { font-size: %5$.2fmm; }
                """, index, upright ? "portrait" : "landscape", line - 0.15, letter, letter * 0.84, width);
    }

    /** The size of letters, in millimetres, at which the longest cells of all columns just fit side by side. */
    private static double widest(Sheet sheet, int width) {
        double halves = 0;
        for (int c = 0; c < sheet.columns().size(); c++) {
            double most = 0.84 * letters(sheet.columns().get(c).heading());
            double scale = sheet.columns().get(c).kind() == Sheet.Kind.NAME ? 1.18 : 1;
            for (Line line : sheet.lines()) {
                most = Math.max(most, scale * letters(line, c));
            }
            halves += most;
        }
        return (width - CELL_PADDING * sheet.columns().size()) / (0.56 * halves);
    }

    private static int letters(Line line, int column) {
        String cell = line.cells().get(column);
        return letters(line.deciding().contains(column) ? DECIDING + cell : cell);
    }

    /** In halves of a full-width character, as our font has them: signs such as ■ and ◆ are full-width too. */
    private static int letters(String text) {
        return text.codePoints().map(c -> c < 0x2000 ? 1 : 2).sum();
    }
}
