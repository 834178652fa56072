package org.chuhe.cli.tournament;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventFile;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.cli.tournament.options.RegulationOptions;
import org.chuhe.documents.tournament.BracketChart;
import org.chuhe.documents.tournament.Certificates;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.documents.tournament.ResultSlips;
import org.chuhe.documents.tournament.SheetPdf;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.SheetCsv;
import org.chuhe.eventfiles.SheetExcel;
import org.chuhe.eventfiles.SheetText;
import org.chuhe.eventfiles.TrfExport;
import org.chuhe.text.Coded;
import org.chuhe.tournament.Tournament;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe tournament export}: pairings, results, tables and brackets for paper, spreadsheets and programs. */
@Command(name = "export")
public final class ExportCommand extends EventCommand {
    /** What is exported. */
    enum What implements Coded {
        ENTRIES("entries"),
        PAIRINGS("pairings"),
        RESULTS("results"),
        STANDINGS("standings"),
        CROSS_TABLE("cross-table"),
        BRACKET("bracket"),
        RATINGS("ratings"),
        NORMS("norms"),
        NAMES("names"),
        SCHEDULE("schedule"),
        TIMETABLE("timetable"),
        REGULATIONS("regulations"),
        PRIZES("prizes"),
        APPEALS("appeals"),
        CARDS("cards"),
        SLIPS("slips"),
        CERTIFICATES("certificates"),
        ALL("all");

        private final String code;

        What(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** In which form. */
    enum Form implements Coded {
        TEXT("text", "txt"),
        CSV("csv", "csv"),
        XLSX("xlsx", "xlsx"),
        PDF("pdf", "pdf"),
        TRF("trf", "trf"),
        SVG("svg", "svg"),
        /** A whole site, in a folder. */
        HTML("html", "html");

        private final String code;
        private final String extension;

        Form(String code, String extension) {
            this.code = code;
            this.extension = extension;
        }

        @Override
        public String code() {
            return code;
        }
    }

    @Option(names = "--what", paramLabel = "WHAT", split = ",")
    List<String> what = List.of();

    @Option(names = "--to", paramLabel = "FORM")
    @Nullable Form to;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT")
    @Nullable Path output;

    @Option(names = "--round", paramLabel = "N", descriptionKey = "tournament.round")
    @Nullable Integer round;

    @Option(names = "--places", paramLabel = "N")
    int places = 3;

    @Option(names = "--games", paramLabel = "FILE", arity = "1..*")
    List<Path> games = List.of();

    @Parameters(index = "1", arity = "0..1", paramLabel = "DIR", descriptionKey = "chuhe.tournament.export.folder")
    @Nullable Path folder;

    public ExportCommand(Console console) {
        super(console);
    }

    @Override
    protected boolean writes() {
        return false;
    }

    @Override
    protected int run() throws IOException {
        if (to == Form.HTML || folder != null) {
            return site();
        }
        Tournament tournament = load().tournament();
        byte[] content = content(tournament, form());
        if (output == null || output.toString().equals("-")) {
            console().out().write(content);
            return Exit.DONE;
        }
        OutputFile.write(output, content);
        return answer(say("did.export", output), List.of());
    }

    private int site() throws IOException {
        Path into = folder == null ? output : folder;
        if (to != Form.HTML || into == null) {
            throw EventWords.problem("export.site");
        }
        EventFile document = load();
        Instant changed = Files.getLastModifiedTime(file).toInstant().truncatedTo(ChronoUnit.SECONDS);
        int found = SiteExport.write(into, document.tournament().event(), document.log(), games, changed, console());
        return answer(
                say(games.isEmpty() ? "did.export" : "did.export.games", into.resolve("index.html"), found), List.of());
    }

    private Form form() {
        if (to != null) {
            return to;
        }
        String name = output == null ? "" : String.valueOf(output.getFileName()).toLowerCase(Locale.ROOT);
        for (Form form : Form.values()) {
            if (name.endsWith("." + form.extension)) {
                return form;
            }
        }
        if (output != null && !name.equals("-")) {
            throw EventWords.problem("export.form", output);
        }
        return Form.TEXT;
    }

    private byte[] content(Tournament tournament, Form form) {
        Locale locale = console().locale();
        List<What> parts = parts(form);
        if (form == Form.TRF) {
            return TrfExport.of(tournament).getBytes(StandardCharsets.UTF_8);
        }
        if (form == Form.SVG || parts.equals(List.of(What.BRACKET))) {
            BracketChart chart =
                    BracketChart.of(tournament, locale).orElseThrow(() -> EventWords.problem("export.no-bracket"));
            return switch (form) {
                case SVG -> chart.svg().getBytes(StandardCharsets.UTF_8);
                case PDF -> chart.pdf();
                default -> throw EventWords.problem("export.bracket-form");
            };
        }
        if (parts.contains(What.SLIPS) || parts.contains(What.CERTIFICATES)) {
            return onPaperOnly(tournament, parts, form);
        }
        List<Sheet> sheets = sheets(tournament, parts);
        return switch (form) {
            case CSV -> csv(sheets).getBytes(StandardCharsets.UTF_8);
            case XLSX -> SheetExcel.of(sheets);
            case PDF -> SheetPdf.of(sheets, locale);
            default ->
                sheets.stream()
                        .map(SheetText::of)
                        .collect(Collectors.joining("\n"))
                        .getBytes(StandardCharsets.UTF_8);
        };
    }

    /** Slips and certificates are cut out or framed: they are no tables, and stand alone. */
    private byte[] onPaperOnly(Tournament tournament, List<What> parts, Form form) {
        if (form != Form.PDF || parts.size() > 1) {
            throw EventWords.problem("export.paper", parts.get(0));
        }
        if (parts.get(0) == What.CERTIFICATES) {
            return Certificates.of(tournament.report()).pdf(places, console().locale());
        }
        int paired = tournament.event().roundsPaired();
        int number = round == null ? paired : round;
        return ResultSlips.pdf(
                tournament.report(),
                tournament.event().round(number).orElseThrow(() -> EventWords.problem("export.round", number, paired)),
                console().locale());
    }

    private List<What> parts(Form form) {
        if (what.isEmpty()) {
            return List.of(form == Form.SVG ? What.BRACKET : What.STANDINGS);
        }
        List<What> parts = new ArrayList<>();
        for (String name : what) {
            parts.add(RegulationOptions.choice("--what", name, What.class));
        }
        if (parts.contains(What.ALL)) {
            return List.of(What.ENTRIES, What.PAIRINGS, What.RESULTS, What.STANDINGS, What.CROSS_TABLE);
        }
        if (parts.size() > 1 && parts.contains(What.BRACKET)) {
            throw EventWords.problem("export.bracket-alone");
        }
        return parts;
    }

    private List<Sheet> sheets(Tournament tournament, List<What> parts) {
        EventSheets maker = new EventSheets(tournament, console().locale());
        int paired = tournament.event().roundsPaired();
        int number = round == null ? paired : round;
        List<Sheet> sheets = new ArrayList<>();
        for (What part : parts) {
            boolean ofRound = part == What.PAIRINGS || part == What.RESULTS || part == What.NAMES;
            if (ofRound && (number < 1 || number > paired)) {
                throw EventWords.problem("export.round", number, paired);
            }
            switch (part) {
                case ENTRIES -> sheets.add(maker.entries());
                case PAIRINGS -> sheets.add(maker.pairings(number));
                case RESULTS -> sheets.add(maker.results(number));
                case STANDINGS -> sheets.addAll(maker.standings());
                case RATINGS -> sheets.add(maker.ratings());
                case NORMS -> sheets.add(maker.norms());
                case NAMES -> sheets.add(maker.names(number));
                case SCHEDULE -> sheets.add(maker.schedule());
                case TIMETABLE -> sheets.add(maker.timetable());
                case REGULATIONS -> sheets.add(maker.regulations());
                case PRIZES -> sheets.add(maker.prizes());
                case APPEALS -> sheets.add(maker.appeals());
                case CARDS -> sheets.addAll(maker.cards());
                default -> sheets.add(maker.crossTable());
            }
        }
        return sheets;
    }

    /** A mark at the beginning of a file tells spreadsheets that it is UTF-8; several tables stand one below the other. */
    private String csv(List<Sheet> sheets) {
        String text = sheets.stream().map(SheetCsv::of).collect(Collectors.joining("\r\n"));
        return output == null ? text : "\uFEFF" + text;
    }
}
