package org.chuhe.documents.game;

import java.util.List;
import java.util.Locale;
import org.chuhe.core.Side;
import org.chuhe.documents.pdf.Pdf;
import org.chuhe.documents.pdf.StyleSheet;
import org.chuhe.game.sheet.ScoreSheet;

/**
 * The record of a game (2011 rules, 7.5 and 9) on paper: the rounds in columns, then the result, times, fouls and the
 * lines to sign.
 */
public final class ScoreSheetPdf {
    /** Rounds in one column; three columns fill a page. */
    private static final int COLUMN = 25;

    private static final int COLUMNS = 3;
    /** Title, two players and the heads of the columns come before the rounds. */
    private static final int HEAD = 6;

    private static final char UNDERLINE = '\u0332';
    private static final char OVERLINE = '\u0305';

    private static final String STYLE = StyleSheet.beside(ScoreSheetPdf.class, "score-sheet.css");

    private ScoreSheetPdf() {}

    /** The sheet as a PDF file with its characters embedded, on A4. */
    public static byte[] of(ScoreSheet sheet, Locale locale) {
        return of(sheet, locale, PaperSize.A4);
    }

    /** The sheet on paper of some size. */
    public static byte[] of(ScoreSheet sheet, Locale locale, PaperSize size) {
        List<String> lines = sheet.text(locale).lines().toList();
        StringBuilder body = new StringBuilder();
        body.append("<h1>").append(Pdf.escaped(lines.get(0))).append("</h1>");
        for (String player : lines.subList(1, HEAD - 1)) {
            paragraph(body, player);
        }
        columns(body, sheet, lines.get(HEAD - 1).split("\t", -1));
        body.append("<div class=\"end\">");
        for (String line : lines.subList(HEAD + sheet.rounds().size(), lines.size())) {
            paragraph(body, line);
        }
        body.append("</div>");
        return Pdf.of(lines.get(0), locale, STYLE + size.style(), body.toString());
    }

    /** Three columns a page. */
    private static void columns(StringBuilder body, ScoreSheet sheet, String[] heads) {
        List<ScoreSheet.Round> rounds = sheet.rounds();
        for (int page = 0; page < rounds.size(); page += COLUMN * COLUMNS) {
            body.append("<table class=\"page\"><tbody><tr>");
            for (int start = page; start < page + COLUMN * COLUMNS; start += COLUMN) {
                body.append("<td>");
                if (start < rounds.size()) {
                    column(body, rounds.subList(start, Math.min(start + COLUMN, rounds.size())), sheet.first(), heads);
                }
                body.append("</td>");
            }
            body.append("</tr></tbody></table>");
        }
    }

    private static void column(StringBuilder body, List<ScoreSheet.Round> rounds, Side first, String[] heads) {
        body.append("<table><tr>");
        for (String head : heads) {
            body.append("<th>").append(Pdf.escaped(head)).append("</th>");
        }
        body.append("</tr>");
        for (ScoreSheet.Round round : rounds) {
            body.append("<tr><td class=\"number\">")
                    .append(round.number())
                    .append("</td><td>")
                    .append(marked(round.of(first)))
                    .append("</td><td>")
                    .append(marked(round.of(first.opponent())))
                    .append("</td></tr>");
        }
        body.append("</table>");
    }

    private static void paragraph(StringBuilder body, String text) {
        body.append("<p>").append(Pdf.escaped(text)).append("</p>");
    }

    /** The marks of the abbreviated record as lines under and over the figure (7.5). */
    private static String marked(String move) {
        StringBuilder html = new StringBuilder();
        for (int i = 0; i < move.length(); i++) {
            String figure = Pdf.escaped(move.substring(i, i + 1));
            char mark = i + 1 < move.length() ? move.charAt(i + 1) : ' ';
            if (mark == UNDERLINE) {
                html.append("<u>").append(figure).append("</u>");
                i++;
            } else if (mark == OVERLINE) {
                html.append("<span class=\"over\">").append(figure).append("</span>");
                i++;
            } else {
                html.append(figure);
            }
        }
        return html.toString();
    }
}
