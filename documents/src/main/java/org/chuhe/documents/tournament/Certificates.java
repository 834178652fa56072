package org.chuhe.documents.tournament;

import java.util.Locale;
import org.chuhe.documents.pdf.Html;
import org.chuhe.documents.pdf.Pdf;
import org.chuhe.documents.pdf.StyleSheet;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.report.EventReport;

/**
 * 证书: a page for each of the first places.
 *
 * @param where and {@code when} the event was played, as its organiser wrote it; may be empty
 */
public record Certificates(EventReport report, String where, String when) {
    private static final String STYLE = StyleSheet.beside(Certificates.class, "certificates.css");

    /** Those of the first places as PDF. */
    public byte[] pdf(int places, Locale locale) {
        SheetWords words = new SheetWords(locale);
        Html page = new Html();
        for (Row row : report.table().rows()) {
            if (row.place() <= places) {
                certificate(page, row, words);
            }
        }
        return Pdf.of(report.event().name(), locale, STYLE, page.toString());
    }

    /** Those of an event that says itself where and when it was played. */
    public static Certificates of(EventReport report) {
        return new Certificates(
                report,
                report.event().programme().place(),
                report.event().programme().dates());
    }

    private void certificate(Html page, Row row, SheetWords words) {
        page.open("div", "page")
                .open("div", "frame")
                .text("div", "title", words.of("certificate.title"))
                .text("div", "name", report.name(row.no()))
                .text("div", "text", words.of("certificate.text", report.event().name()))
                .text("div", "place", words.of("certificate.place", row.place()))
                .open("div", "foot")
                .open("span")
                .text(where)
                .close("span")
                .text(" ")
                .open("span")
                .text(when)
                .close("span", "div", "div", "div");
    }
}
