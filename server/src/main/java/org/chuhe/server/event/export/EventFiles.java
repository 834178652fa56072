package org.chuhe.server.event.export;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.chuhe.documents.tournament.BracketChart;
import org.chuhe.documents.tournament.Certificates;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.documents.tournament.ResultSlips;
import org.chuhe.documents.tournament.SheetPdf;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.eventfiles.LoggedEvent;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.SheetCsv;
import org.chuhe.eventfiles.SheetExcel;
import org.chuhe.eventfiles.TrfExport;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.tournament.model.Round;

/** What can be downloaded: {@code standings.pdf}, {@code pairings-3.pdf}, {@code all.xlsx}, {@code event.json} … */
public final class EventFiles {
    private static final Pattern NAME = Pattern.compile("([a-z]+(?:-[a-z]+)?)(?:-(\\d{1,4}))?\\.([a-z]{3,4})");
    private static final int CERTIFICATES = 8;

    /** Only for whoever runs the event or makes its rounds. */
    private static final List<String> PRIVATE = List.of("slips", "certificates");

    private final EventVisit visit;
    private final Supplier<byte[]> site;

    /** With what makes the whole event as a site in a ZIP file. */
    EventFiles(EventVisit visit, Supplier<byte[]> site) {
        this.visit = visit;
        this.site = site;
    }

    /** A file with its media type. */
    public record File(String type, byte[] content) {
        static File of(String type, String text) {
            return new File(type, text.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** The file of this name, if there is one. */
    Optional<File> find(String name) {
        try {
            return Optional.of(file(name));
        } catch (Rejection e) {
            if (e.reason() != Rejection.Reason.NOT_FOUND) {
                throw e;
            }
            return Optional.empty();
        }
    }

    /** The file of this name; not found if there is none. */
    File file(String name) {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches()
                || (PRIVATE.contains(parts.group(1)) && !visit.rights().seesAll())) {
            throw Rejection.notFound();
        }
        String what = parts.group(1);
        int number = Optional.ofNullable(parts.group(2)).map(Integer::parseInt).orElse(0);
        return switch (parts.group(3)) {
            case "pdf" -> new File("application/pdf", pdf(what, number));
            case "xlsx" ->
                new File(
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
                        SheetExcel.of(sheets(what, number)));
            case "csv" -> File.of("text/csv; charset=utf-8", csv(sheets(what, number)));
            case "svg" -> File.of("image/svg+xml", chart(what).svg());
            case "trf" ->
                File.of(
                        "text/plain; charset=utf-8",
                        whole(what, TrfExport.of(visit.view().tournament())));
            case "zip" -> zip(what);
            case "json" -> File.of("application/json", whole(what, document()));
            default -> throw Rejection.notFound();
        };
    }

    private File zip(String what) {
        if (!what.equals("site")) {
            throw Rejection.notFound();
        }
        return new File("application/zip", site.get());
    }

    private static String whole(String what, String content) {
        if (!what.equals("event")) {
            throw Rejection.notFound();
        }
        return content;
    }

    /** The event file of the command line. */
    private String document() {
        return new String(LoggedEvent.of(EventDocument.of(visit.event())).bytes(), StandardCharsets.UTF_8);
    }

    private byte[] pdf(String what, int number) {
        return switch (what) {
            case "bracket" -> chart(what).pdf();
            case "slips" -> ResultSlips.pdf(visit.view().report(), round(number), visit.locale());
            case "certificates" -> certificates(number == 0 ? CERTIFICATES : number);
            default -> SheetPdf.of(sheets(what, number), visit.locale());
        };
    }

    private byte[] certificates(int places) {
        return Certificates.of(visit.view().report()).pdf(places, visit.locale());
    }

    private BracketChart chart(String what) {
        if (!what.equals("bracket")) {
            throw Rejection.notFound();
        }
        return BracketChart.of(visit.view().tournament(), visit.locale()).orElseThrow(Rejection::notFound);
    }

    private Round round(int number) {
        int wanted = number == 0 ? visit.view().lastRound() : number;
        return visit.event().round(wanted).orElseThrow(Rejection::notFound);
    }

    private List<Sheet> sheets(String what, int number) {
        EventSheets maker = new EventSheets(visit.view().report(), visit.locale());
        return switch (what) {
            case "entries" -> List.of(maker.entries());
            case "entry-form" -> List.of(maker.entryForm());
            case "pairings" -> List.of(maker.pairings(round(number).number()));
            case "results" -> List.of(maker.results(round(number).number()));
            case "names" -> List.of(maker.names(round(number).number()));
            case "standings" -> maker.standings();
            case "cross-table" -> List.of(maker.crossTable());
            case "ratings" -> List.of(maker.ratings());
            case "norms" -> List.of(maker.norms());
            case "prizes" -> List.of(maker.prizes());
            case "timetable" -> List.of(maker.timetable());
            case "schedule" -> List.of(maker.schedule());
            case "appeals" -> List.of(maker.appeals());
            case "regulations" -> List.of(maker.regulations());
            case "cards" -> maker.cards();
            case "all" -> all(maker);
            default -> throw Rejection.notFound();
        };
    }

    private List<Sheet> all(EventSheets maker) {
        List<Sheet> sheets = new ArrayList<>(List.of(maker.entries()));
        visit.event().rounds().forEach(round -> sheets.add(maker.results(round.number())));
        sheets.addAll(maker.standings());
        sheets.add(maker.crossTable());
        return sheets;
    }

    /** A mark at the beginning tells spreadsheets that it is UTF-8; several tables stand one below the other. */
    private static String csv(List<Sheet> sheets) {
        return "\uFEFF" + sheets.stream().map(SheetCsv::of).collect(Collectors.joining("\r\n"));
    }
}
