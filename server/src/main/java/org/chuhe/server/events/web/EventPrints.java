package org.chuhe.server.events.web;

import java.text.Collator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.chuhe.documents.pdf.Pdf;
import org.chuhe.documents.tournament.Sheet;
import org.chuhe.server.events.boards.RoundBoards;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.report.Seat;

/** What is printed at an event beside its tables: where everybody sits, by name; result slips; certificates. */
final class EventPrints {
    private static final String RIVER = "#0B6660";

    private final EventVisit visit;

    EventPrints(EventVisit visit) {
        this.visit = visit;
    }

    private record Guest(String name, String unit, String label, String side, String opponent) {}

    /** 按姓名: everybody's table in a round, by name. */
    Sheet byName(Round round) {
        List<Guest> seats = new ArrayList<>();
        for (RoundBoards.Encounter encounter : RoundBoards.of(visit.view(), round)) {
            for (RoundBoards.Board board : encounter.boards()) {
                seats.add(seat(board.red(), board.label(), "red", board.black()));
                seats.add(seat(board.black(), board.label(), "black", board.red()));
            }
        }
        round.byes()
                .forEach(no -> seats.add(new Guest(
                        visit.view().name(no),
                        visit.view().entrant(no).map(e -> e.unit()).orElse(""),
                        "",
                        "",
                        visit.say("bye"))));
        Collator order = Collator.getInstance(Locale.CHINA);
        seats.sort(Comparator.comparing(Guest::name, order).thenComparing(Guest::label));
        List<Sheet.Column> columns = List.of(
                new Sheet.Column(visit.say("column.name"), Sheet.Kind.NAME),
                new Sheet.Column(visit.say("column.unit"), Sheet.Kind.TEXT),
                new Sheet.Column(visit.say("column.table"), Sheet.Kind.MARK),
                new Sheet.Column(visit.say("column.side"), Sheet.Kind.MARK),
                new Sheet.Column(visit.say("column.opponent"), Sheet.Kind.TEXT));
        List<Sheet.Line> lines = seats.stream()
                .map(s ->
                        new Sheet.Line(List.of(s.name(), s.unit(), s.label(), s.side(), s.opponent()), false, Set.of()))
                .toList();
        return new Sheet(
                "names-" + round.number(),
                visit.event().name(),
                visit.say("print.names.title", round.number()),
                columns,
                lines,
                List.of());
    }

    private Guest seat(Seat own, String label, String side, Seat other) {
        return new Guest(own.name(), own.unit(), label, visit.say("side." + side), other.name());
    }

    /** 成绩单: a slip for every board, to be signed by both players and the arbiter. */
    byte[] slips(Round round) {
        StringBuilder body = new StringBuilder();
        for (RoundBoards.Encounter encounter : RoundBoards.of(visit.view(), round)) {
            for (RoundBoards.Board board : encounter.boards()) {
                body.append("<div class=\"slip\"><div class=\"top\"><span class=\"event\">")
                        .append(Pdf.escaped(visit.event().name()))
                        .append("</span> <span class=\"round\">")
                        .append(Pdf.escaped(visit.say("print.slip", round.number(), board.label())))
                        .append("</span></div><table>");
                line(body, "side.red", board.red());
                line(body, "side.black", board.black());
                body.append("</table><div class=\"boxes\">")
                        .append(box("result.red"))
                        .append(box("result.draw"))
                        .append(box("result.black"))
                        .append("</div><div class=\"signs\">")
                        .append(sign("print.sign.red"))
                        .append(sign("print.sign.black"))
                        .append(sign("print.sign.arbiter"))
                        .append("</div></div>");
            }
        }
        return Pdf.of(visit.event().name(), visit.locale(), SLIPS.formatted(RIVER), body.toString());
    }

    private void line(StringBuilder body, String side, Seat player) {
        body.append("<tr><td class=\"side\">")
                .append(Pdf.escaped(visit.say(side)))
                .append("</td><td class=\"no\">")
                .append(player.no())
                .append("</td><td class=\"name\">")
                .append(Pdf.escaped(player.name()))
                .append("</td><td class=\"unit\">")
                .append(Pdf.escaped(player.unit()))
                .append("</td></tr>");
    }

    private String box(String key) {
        return "<span class=\"box\"><span class=\"tick\">&#160;&#160;&#160;&#160;</span> " + Pdf.escaped(visit.say(key))
                + "</span>";
    }

    private String sign(String key) {
        return "<span class=\"sign\">" + Pdf.escaped(visit.say(key)) + " ______________</span>";
    }

    /** 证书: a page for each of the first places. */
    byte[] certificates(int places) {
        StringBuilder body = new StringBuilder();
        for (Row row : visit.view().report().table().rows()) {
            if (row.place() <= places) {
                body.append("<div class=\"page\"><div class=\"frame\"><div class=\"title\">")
                        .append(Pdf.escaped(visit.say("print.certificate")))
                        .append("</div><div class=\"name\">")
                        .append(Pdf.escaped(visit.view().name(row.no())))
                        .append("</div><div class=\"text\">")
                        .append(Pdf.escaped(visit.say(
                                "print.certificate.text", visit.event().name())))
                        .append("</div><div class=\"place\">")
                        .append(Pdf.escaped(visit.say("print.certificate.place", row.place())))
                        .append("</div><div class=\"foot\"><span>")
                        .append(Pdf.escaped(visit.view().facts().place()))
                        .append("</span> <span>")
                        .append(Pdf.escaped(visit.view().facts().date()))
                        .append("</span></div></div></div>");
            }
        }
        return Pdf.of(visit.event().name(), visit.locale(), CERTIFICATES.formatted(RIVER), body.toString());
    }

    private static final String SLIPS = """
            @page { size: A4 portrait; margin: 8mm 12mm; }
            body { margin: 0; font-family: Hei; color: #14201D; }
            .slip { height: 66mm; border-bottom: 0.3mm dashed #7F8E87; padding-top: 3.5mm; page-break-inside: avoid; }
            .top { border-bottom: 0.6mm solid %1$s; padding-bottom: 1mm; }
            .event { font-size: 11pt; color: #40504A; }
            .round { font-size: 15pt; color: %1$s; }
            table { width: 100%%; border-collapse: collapse; margin-top: 1.5mm; }
            td { padding: 1.4mm 2mm; border-bottom: 0.15mm solid #D2DAD5; }
            td.side { width: 32mm; white-space: nowrap; color: #40504A; } td.no { width: 12mm; text-align: right; color: #5A6963; }
            td.name { font-size: 16pt; } td.unit { color: #40504A; text-align: right; }
            .boxes { margin-top: 3mm; font-size: 12pt; } .box { margin-right: 12mm; }
            .tick { border: 0.4mm solid #14201D; }
            .signs { margin-top: 5mm; font-size: 10pt; color: #40504A; } .sign { margin-right: 6mm; }
            """;

    private static final String CERTIFICATES = """
            @page { size: A4 landscape; margin: 14mm; }
            body { margin: 0; font-family: Hei; color: #14201D; text-align: center; }
            .page + .page { page-break-before: always; }
            .frame { height: 164mm; border: 1.4mm solid %1$s; outline: 0.4mm solid %1$s; padding: 4mm; }
            .title { font-size: 44pt; color: %1$s; padding-top: 16mm; letter-spacing: 8pt; }
            .name { font-size: 34pt; padding-top: 14mm; }
            .text { font-size: 17pt; padding-top: 8mm; color: #40504A; }
            .place { font-size: 40pt; padding-top: 8mm; color: #AE2219; }
            .foot { font-size: 13pt; padding-top: 16mm; color: #40504A; }
            """;
}
