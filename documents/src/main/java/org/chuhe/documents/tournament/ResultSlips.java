package org.chuhe.documents.tournament;

import java.util.Locale;
import org.chuhe.documents.pdf.Html;
import org.chuhe.documents.pdf.Pdf;
import org.chuhe.documents.pdf.StyleSheet;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.report.EventReport;
import org.chuhe.tournament.report.RoundReport;
import org.chuhe.tournament.report.Seat;

/** 成绩单: a slip for every board of a round: result, times, fouls, reason, and three signatures (2011 rules, 第9条). */
public final class ResultSlips {
    private static final String STYLE = StyleSheet.beside(ResultSlips.class, "slips.css");
    /** Four of them make a box that a pen can tick. */
    private static final String BLANKS = "\u00A0".repeat(4);

    private final String event;
    private final SheetWords words;
    private final Html page = new Html();

    private ResultSlips(String event, SheetWords words) {
        this.event = event;
        this.words = words;
    }

    /** The slips as PDF, four on a page. */
    public static byte[] pdf(EventReport report, Round round, Locale locale) {
        ResultSlips slips = new ResultSlips(report.event().name(), new SheetWords(locale));
        RoundReport played = report.round(round);
        String start = report.event().programme().start(round.number());
        for (RoundReport.Encounter encounter : played.encounters()) {
            for (RoundReport.Board board : encounter.boards()) {
                slips.slip(played.number(), start, RoundSheet.table(encounter, board), board);
            }
        }
        return Pdf.of(slips.event, locale, STYLE, slips.page.toString());
    }

    private void slip(int round, String start, String table, RoundReport.Board board) {
        page.open("div", "slip").open("div", "top").text("span", "event", event).text(" ");
        String title = (words.of("slip.title", round, table) + "  " + start).strip();
        page.text("span", "round", title).close("div");
        page.open("table");
        player("side.red", board.red());
        player("side.black", board.black());
        page.close("table").open("div", "boxes");
        box("slip.redWins");
        box("slip.draw");
        box("slip.blackWins");
        page.close("div").text("div", "why", words.of("slip.reason")).open("div", "signs");
        signature("slip.sign.red");
        signature("slip.sign.black");
        signature("slip.sign.arbiter");
        page.close("div", "div");
    }

    private void player(String side, Seat player) {
        page.open("tr")
                .text("td", "side", words.of(side))
                .text("td", "no", Integer.toString(player.no()))
                .text("td", "name", player.name())
                .text("td", "unit", player.unit())
                .text("td", "room", words.of("slip.time"))
                .text("td", "room", words.of("slip.fouls"))
                .close("tr");
    }

    private void box(String result) {
        page.open("span", "box")
                .text("span", "tick", BLANKS)
                .text(" " + words.of(result))
                .close("span");
    }

    private void signature(String who) {
        page.text("span", "sign", words.of(who) + " ______________");
    }
}
