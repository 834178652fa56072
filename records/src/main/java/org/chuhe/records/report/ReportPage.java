package org.chuhe.records.report;

import java.util.List;
import java.util.Locale;
import org.chuhe.text.Language;

/**
 * A web page that needs nothing else: headings, paragraphs, tables and cards with diagrams. Words are escaped here; only
 * what is called markup goes in as it is.
 */
public final class ReportPage {
    private static final String STYLE = "body{font:16px/1.6 'Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif;"
            + "max-width:62rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}"
            + "h1{font-size:1.7rem;margin-bottom:.2rem}h2{font-size:1.25rem;margin-top:2.4rem;border-bottom:2px solid #b22}"
            + "table{border-collapse:collapse;width:100%}td,th{padding:.35rem .6rem;border-bottom:1px solid #ddd;text-align:left;"
            + "vertical-align:top}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}.cards{display:grid;"
            + "grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));gap:1rem}.card{border:1px solid #ddd;border-radius:6px;"
            + "padding:.8rem;break-inside:avoid}.card svg,details svg{width:100%;max-width:20rem;height:auto}summary{cursor:pointer}.where{color:#666;font-size:.85rem;"
            + "overflow-wrap:anywhere}.note{color:#666}.partial{background:#fff3cd;padding:.6rem 1rem;border-radius:6px}"
            + "a{color:#922}@media(prefers-color-scheme:dark){body{background:#1b1b1b;color:#ddd}td,th,.card{border-color:#444}"
            + ".where,.note{color:#aaa}.partial{background:#4a3c00}a{color:#f99}}@media print{body{margin:0}}";

    /** What a paragraph is. */
    public enum Tone {
        PLAIN(""),
        /** Where something is from. */
        WHERE("where"),
        /** Beside the point. */
        NOTE("note"),
        /** The report is not whole. */
        PARTIAL("partial");

        private final String name;

        Tone(String name) {
            this.name = name;
        }
    }

    /**
     * A cell of a table.
     *
     * @param markup what it holds
     * @param name its class: {@code n} for numbers
     */
    public record ReportCell(String markup, String name) {
        public static ReportCell words(String text) {
            return new ReportCell(escape(text), "");
        }

        public static ReportCell number(String text) {
            return new ReportCell(escape(text), "n");
        }

        /** Where something is from. */
        public static ReportCell where(String text) {
            return new ReportCell(escape(text), "where");
        }

        /**
         * Words that unfold.
         *
         * @param markup what they hide, such as a diagram
         */
        public static ReportCell unfolding(String text, String markup) {
            return new ReportCell("<details><summary>" + escape(text) + "</summary>" + markup + "</details>", "");
        }

        /** A link to a heading of the same page. */
        public static ReportCell link(String id, String text) {
            return new ReportCell("<a href=\"#" + escape(id) + "\">" + escape(text) + "</a>", "");
        }
    }

    private final StringBuilder out = new StringBuilder(1 << 16);

    public ReportPage(Locale locale, String title) {
        out.append("<!DOCTYPE html>\n<html lang=\"")
                .append(Language.of(locale).tag())
                .append("\"><head><meta charset=\"utf-8\">");
        out.append("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><title>");
        out.append(escape(title)).append("</title><style>").append(STYLE).append("</style></head><body>\n");
        out.append("<h1>").append(escape(title)).append("</h1>\n");
    }

    public ReportPage heading(String id, String words) {
        out.append("<h2 id=\"")
                .append(escape(id))
                .append("\">")
                .append(escape(words))
                .append("</h2>\n");
        return this;
    }

    public ReportPage paragraph(Tone tone, String words) {
        out.append("<p")
                .append(named(tone.name))
                .append('>')
                .append(escape(words))
                .append("</p>\n");
        return this;
    }

    /** A table; the first row holds the headings, if there are any. */
    public ReportPage table(List<ReportCell> headings, List<List<ReportCell>> rows) {
        out.append("<table>");
        if (!headings.isEmpty()) {
            row("th", headings);
        }
        out.append(headings.isEmpty() ? "\n" : "");
        rows.forEach(cells -> row("td", cells));
        out.append("</table>\n");
        return this;
    }

    private void row(String kind, List<ReportCell> cells) {
        out.append("<tr>");
        for (ReportCell cell : cells) {
            out.append('<').append(kind).append(named(cell.name())).append('>');
            out.append(cell.markup()).append("</").append(kind).append('>');
        }
        out.append("</tr>\n");
    }

    private static String named(String name) {
        return name.isEmpty() ? "" : " class=\"" + name + "\"";
    }

    /** Cards stand between these two. */
    public ReportPage beginCards() {
        out.append("<div class=\"cards\">\n");
        return this;
    }

    public ReportPage endCards() {
        out.append("</div>\n");
        return this;
    }

    /**
     * A diagram with words under it.
     *
     * @param markup the diagram, as SVG
     */
    public ReportPage card(String markup, String label, String words, String where) {
        out.append("<div class=\"card\">").append(markup);
        out.append("<p><strong>").append(escape(label)).append("</strong></p><p>");
        out.append(escape(words)).append("</p><p class=\"where\">");
        out.append(escape(where)).append("</p></div>\n");
        return this;
    }

    /** The whole page. */
    public String html() {
        return out + "</body></html>\n";
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
