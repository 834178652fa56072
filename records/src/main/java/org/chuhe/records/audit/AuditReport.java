package org.chuhe.records.audit;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.chuhe.core.Position;
import org.chuhe.text.Language;

/** The audit as one web page that needs nothing else: numbers first, then every kind of finding with diagrams. */
public final class AuditReport {
    private static final int MOST_DIAGRAMS = 12;
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

    private final AuditSummary summary;
    private final Locale locale;
    private final Function<Position, String> diagram;
    private final StringBuilder out = new StringBuilder(1 << 16);

    private AuditReport(AuditSummary summary, Locale locale, Function<Position, String> diagram) {
        this.summary = summary;
        this.locale = locale;
        this.diagram = diagram;
    }

    /**
     * The page.
     *
     * @param what what was audited, e.g. the folder
     * @param complete false if the audit was stopped before its end
     * @param diagram draws a position as SVG
     */
    public static String html(
            AuditSummary summary, String what, boolean complete, Locale locale, Function<Position, String> diagram) {
        return new AuditReport(summary, locale, diagram).page(what, complete);
    }

    private String words(String key, Object... arguments) {
        return escape(AuditTexts.message(key, arguments).in(locale));
    }

    private String page(String what, boolean complete) {
        out.append("<!DOCTYPE html>\n<html lang=\"")
                .append(Language.of(locale).tag())
                .append("\"><head><meta charset=\"utf-8\">");
        out.append("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><title>");
        out.append(words("report.title"))
                .append("</title><style>")
                .append(STYLE)
                .append("</style></head><body>\n");
        out.append("<h1>").append(words("report.title")).append("</h1>\n<p class=\"where\">");
        out.append(escape(what)).append("</p>\n");
        if (!complete) {
            out.append("<p class=\"partial\">").append(words("report.partial")).append("</p>\n");
        }
        String games = String.format(Locale.ROOT, "%,d", summary.games());
        String plies = String.format(Locale.ROOT, "%,d", summary.plies());
        String found = String.format(Locale.ROOT, "%,d", summary.gamesWithFindings());
        out.append("<p>")
                .append(words("report.numbers", summary.files(), games, plies, found))
                .append("</p>\n");
        table();
        for (FindingKind kind : FindingKind.values()) {
            if (summary.count(kind) > 0) {
                section(kind);
            }
        }
        return out.append("</body></html>\n").toString();
    }

    private void table() {
        out.append("<table><tr><th>").append(words("report.kind")).append("</th><th class=\"n\">");
        out.append(words("report.count")).append("</th></tr>\n");
        for (FindingKind kind : FindingKind.values()) {
            long count = summary.count(kind);
            String name = words("kind." + kind.id());
            out.append("<tr><td>");
            out.append(count > 0 ? "<a href=\"#" + kind.id() + "\">" + name + "</a>" : name);
            out.append("</td><td class=\"n\">")
                    .append(String.format(Locale.ROOT, "%,d", count))
                    .append("</td></tr>\n");
        }
        out.append("</table>\n");
    }

    private void section(FindingKind kind) {
        out.append("<h2 id=\"")
                .append(kind.id())
                .append("\">")
                .append(words("kind." + kind.id()))
                .append("</h2>\n");
        out.append("<p class=\"note\">").append(words("about." + kind.id())).append("</p>\n");
        List<Example> examples = summary.examples(kind);
        List<Example> drawn = examples.stream()
                .filter(example -> example.position().isPresent())
                .limit(MOST_DIAGRAMS)
                .toList();
        if (!drawn.isEmpty()) {
            out.append("<div class=\"cards\">\n");
            drawn.forEach(this::card);
            out.append("</div>\n");
        }
        List<Example> listed =
                examples.stream().filter(example -> !drawn.contains(example)).toList();
        if (!listed.isEmpty()) {
            out.append("<table>\n");
            listed.forEach(this::row);
            out.append("</table>\n");
        }
        if (summary.count(kind) > examples.size()) {
            String more = String.format(Locale.ROOT, "%,d", summary.count(kind) - examples.size());
            out.append("<p class=\"note\">").append(words("report.more", more)).append("</p>\n");
        }
    }

    private void card(Example example) {
        out.append("<div class=\"card\">");
        example.position().ifPresent(position -> out.append(diagram.apply(position)));
        out.append("<p><strong>").append(escape(example.label())).append("</strong></p><p>");
        out.append(escape(example.words().in(locale))).append("</p><p class=\"where\">");
        out.append(where(example)).append("</p></div>\n");
    }

    private void row(Example example) {
        out.append("<tr><td class=\"where\">").append(where(example)).append("</td><td>");
        out.append(escape(example.label())).append("</td><td>");
        String words = escape(example.words().in(locale));
        example.position()
                .ifPresentOrElse(
                        position -> out.append("<details><summary>")
                                .append(words)
                                .append("</summary>")
                                .append(diagram.apply(position))
                                .append("</details>"),
                        () -> out.append(words));
        out.append("</td></tr>\n");
    }

    private String where(Example example) {
        if (example.game() == 0) {
            return escape(example.file());
        }
        String place = words("report.where", example.file(), example.game());
        return example.ply() > 0 ? place + words("report.ply", example.ply()) : place;
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
