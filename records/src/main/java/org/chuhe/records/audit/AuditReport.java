package org.chuhe.records.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.chuhe.core.Position;
import org.chuhe.records.report.ReportPage;
import org.chuhe.records.report.ReportPage.ReportCell;
import org.chuhe.records.report.ReportPage.Tone;

/** The audit as one web page that needs nothing else: numbers first, then every kind of finding with diagrams. */
public final class AuditReport {
    private static final int MOST_DIAGRAMS = 12;

    private final AuditSummary summary;
    private final Locale locale;
    private final Function<Position, String> diagram;
    private final ReportPage page;

    private AuditReport(AuditSummary summary, Locale locale, Function<Position, String> diagram) {
        this.summary = summary;
        this.locale = locale;
        this.diagram = diagram;
        page = new ReportPage(locale, words("report.title"));
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
        return AuditTexts.message(key, arguments).in(locale);
    }

    private static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    private String page(String what, boolean complete) {
        page.paragraph(Tone.WHERE, what);
        if (!complete) {
            page.paragraph(Tone.PARTIAL, words("report.partial"));
        }
        page.paragraph(
                Tone.PLAIN,
                words(
                        "report.numbers",
                        summary.files(),
                        number(summary.games()),
                        number(summary.plies()),
                        number(summary.gamesWithFindings())));
        table();
        for (FindingKind kind : FindingKind.values()) {
            if (summary.count(kind) > 0) {
                section(kind);
            }
        }
        return page.html();
    }

    private void table() {
        List<List<ReportCell>> rows = new ArrayList<>();
        for (FindingKind kind : FindingKind.values()) {
            long count = summary.count(kind);
            String name = words("kind." + kind.code());
            rows.add(List.of(
                    count > 0 ? ReportCell.link(kind.code(), name) : ReportCell.words(name),
                    ReportCell.number(number(count))));
        }
        page.table(List.of(ReportCell.words(words("report.kind")), ReportCell.number(words("report.count"))), rows);
    }

    private void section(FindingKind kind) {
        page.heading(kind.code(), words("kind." + kind.code()));
        page.paragraph(Tone.NOTE, words("about." + kind.code()));
        List<Example> examples = summary.examples(kind);
        List<Example> drawn = examples.stream()
                .filter(example -> example.position().isPresent())
                .limit(MOST_DIAGRAMS)
                .toList();
        if (!drawn.isEmpty()) {
            page.beginCards();
            drawn.forEach(this::card);
            page.endCards();
        }
        List<Example> listed =
                examples.stream().filter(example -> !drawn.contains(example)).toList();
        if (!listed.isEmpty()) {
            page.table(List.of(), listed.stream().map(this::row).toList());
        }
        if (summary.count(kind) > examples.size()) {
            page.paragraph(Tone.NOTE, words("report.more", number(summary.count(kind) - examples.size())));
        }
    }

    private void card(Example example) {
        String picture = example.position().map(diagram).orElse("");
        page.card(picture, example.label(), example.words().in(locale), where(example));
    }

    private List<ReportCell> row(Example example) {
        String words = example.words().in(locale);
        return List.of(
                ReportCell.where(where(example)),
                ReportCell.words(example.label()),
                example.position()
                        .map(position -> ReportCell.unfolding(words, diagram.apply(position)))
                        .orElseGet(() -> ReportCell.words(words)));
    }

    private String where(Example example) {
        if (example.game() == 0) {
            return example.file();
        }
        String place = words("report.where", example.file(), example.game());
        return example.ply() > 0 ? place + words("report.ply", example.ply()) : place;
    }
}
