package org.chuhe.documents.game;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.core.Names;
import org.chuhe.core.Side;
import org.chuhe.documents.pdf.Html;
import org.chuhe.documents.pdf.Pdf;
import org.chuhe.documents.pdf.StyleSheet;
import org.chuhe.game.incident.Incident;
import org.chuhe.game.log.Citation;
import org.chuhe.game.log.PenaltyStory;
import org.chuhe.game.sheet.ScoreSheet;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.TableEvent;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;

/** What an arbiter needs on paper for one game, filled in as far as there is a log of it, blank otherwise. */
public enum GamePaper implements Coded {
    /** 记录纸 (article 7). */
    SHEET("sheet"),
    /** 简写记录: the same with the moves as players abbreviate them in Chinese (7.5). */
    SHORT("short"),
    /** 成绩单 with times and fouls (article 9). */
    SLIP("slip"),
    /** 处罚通知: fouls, warnings and decisions with their articles (8.2, 18). */
    PENALTIES("penalties"),
    /** 申诉书 (16.3). */
    PROTEST("protest");

    private final String code;

    GamePaper(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    private static final Messages WORDS = Messages.beside(GamePaper.class);
    private static final String STYLE = StyleSheet.beside(GamePaper.class, "game-paper.css");
    /** Rounds on a blank sheet: three columns of a page. */
    private static final int COLUMN = 25;

    private static final int COLUMNS = 3;
    private static final int SLIPS = 3;
    private static final int PROTEST_LINES = 12;
    private static final String LINE = "_".repeat(18);

    /** The paper as PDF. */
    public byte[] pdf(Optional<GameState> game, Locale locale, PaperSize size) {
        return pdf(game, "", locale, size);
    }

    /** The same, of a game whose event, round and board are known. */
    public byte[] pdf(Optional<GameState> game, String place, Locale locale, PaperSize size) {
        boolean sheet = this == SHEET || this == SHORT;
        if (sheet && game.isPresent() && game.get().history().ply() > 0) {
            return ScoreSheetPdf.of(
                    this == SHEET ? ScoreSheet.of(game.get(), locale) : ScoreSheet.abbreviated(game.get(), locale),
                    locale,
                    size);
        }
        Html page = new Html();
        one(page, game, place, locale);
        // A slip is a third of a page: on A4 there is one for each of the three who sign, with lines to cut.
        for (int copy = 1; copy < SLIPS && this == SLIP && size == PaperSize.A4; copy++) {
            page.text("div", "cut", "");
            one(page, game, place, locale);
        }
        return Pdf.of(title(locale), locale, STYLE + size.style(), page.toString());
    }

    /** What it is called. */
    public String title(Locale locale) {
        return say(locale, "title." + code);
    }

    private void one(Html page, Optional<GameState> game, String place, Locale locale) {
        page.line("h1", title(locale));
        players(page, game, place, locale);
        switch (this) {
            case SHEET, SHORT -> blankRounds(page, game, locale);
            case SLIP -> result(page, game, locale);
            case PENALTIES -> penalties(page, game, locale);
            case PROTEST -> protest(page, game, locale);
        }
        if (this != PROTEST) {
            signatures(page, locale, List.of("red", "black", "arbiter"));
        }
    }

    /** Who moves first stands first: under the rules of 1957 Black. */
    private static List<Side> order(Optional<GameState> game) {
        Side first = game.map(state -> state.regulations().book().firstToMove()).orElse(Side.RED);
        return List.of(first, first.opponent());
    }

    private static void players(Html page, Optional<GameState> game, String place, Locale locale) {
        page.open("table", "head");
        for (Side side : order(game)) {
            String name = game.map(state -> side == Side.RED
                            ? state.players().red()
                            : state.players().black())
                    .orElse("");
            page.open("tr")
                    .text("td", "side", Names.of(side).in(locale))
                    .text("td", "name", name)
                    .text("td", "note", side == order(game).get(0) ? say(locale, "event") : "")
                    .text("td", "line", side == order(game).get(0) ? place : "")
                    .close("tr");
        }
        page.close("table");
    }

    private static void blankRounds(Html page, Optional<GameState> game, Locale locale) {
        List<Side> order = order(game);
        page.open("table", "columns").open("tr");
        for (int column = 0; column < COLUMNS; column++) {
            page.open("td").open("table", "rounds").open("tr");
            page.line("th", say(locale, "round"))
                    .line("th", Names.of(order.get(0)).in(locale))
                    .line("th", Names.of(order.get(1)).in(locale))
                    .close("tr");
            for (int round = 1; round <= COLUMN; round++) {
                page.open("tr")
                        .text("td", "number", Integer.toString(column * COLUMN + round))
                        .line("td", "")
                        .line("td", "")
                        .close("tr");
            }
            page.close("table", "td");
        }
        page.close("tr", "table");
        page.line("p", say(locale, "result.blank")).line("p", say(locale, "account.blank"));
    }

    /** The result, the times used and the fouls (article 9); to be filled in where there is no log. */
    private static void result(Html page, Optional<GameState> game, Locale locale) {
        page.line(
                "p",
                game.flatMap(state -> state.result()
                                .map(result -> say(
                                        locale,
                                        "result",
                                        result.outcome().words(),
                                        result.reason().words(),
                                        Citation.of(state.regulations().book(), result.article()),
                                        result.outcome().code())))
                        .orElseGet(() -> say(locale, "result.blank")));
        page.open("table", "rounds").open("tr");
        for (String head : List.of("", "used", "fouls", "warnings")) {
            page.line("th", head.isEmpty() ? "" : say(locale, head));
        }
        page.close("tr");
        for (Side side : order(game)) {
            page.open("tr")
                    .line("td", Names.of(side).in(locale))
                    .line(
                            "td",
                            game.map(state -> time(state.clock().face(side).used()))
                                    .orElse(""))
                    .line(
                            "td",
                            game.map(state ->
                                            Integer.toString(state.record(side).fouls()))
                                    .orElse(""))
                    .line(
                            "td",
                            game.map(state ->
                                            Integer.toString(state.record(side).warnings()))
                                    .orElse(""))
                    .close("tr");
        }
        page.close("table");
    }

    private static String time(long millis) {
        long seconds = millis / 1000;
        return String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    /** Every penalty and decision of the log, as it was announced (8.2). */
    private static void penalties(Html page, Optional<GameState> game, Locale locale) {
        List<String> told = game.map(state -> PenaltyStory.of(state, locale)).orElse(List.of());
        if (told.isEmpty()) {
            page.line("p", say(locale, game.isPresent() ? "penalties.none" : "penalties.blank"));
            for (int i = 0; i < PROTEST_LINES / 2; i++) {
                page.text("p", "ruled", "");
            }
            return;
        }
        told.forEach(sentence -> page.text("p", "penalty", sentence));
    }

    /** What is protested against, what is asked for, and the fate of the protest. */
    private static void protest(Html page, Optional<GameState> game, Locale locale) {
        for (String part : List.of("against", "facts", "asked")) {
            page.line("h2", say(locale, "protest." + part));
            List<String> known = part.equals("against") ? protests(game, locale) : List.of();
            known.forEach(words -> page.text("p", "penalty", words));
            for (int i = known.size(); i < PROTEST_LINES / 3; i++) {
                page.text("p", "ruled", "");
            }
        }
        signatures(page, locale, List.of("protester", "handed-in"));
        page.line("h2", say(locale, "protest.decision"));
        for (int i = 0; i < PROTEST_LINES / 3; i++) {
            page.text("p", "ruled", "");
        }
        signatures(page, locale, List.of("arbiter", "chief", "committee"));
    }

    /** What was protested against at the table, and by whom. */
    private static List<String> protests(Optional<GameState> game, Locale locale) {
        return game.stream()
                .flatMap(state -> state.log().events().stream())
                .flatMap(event -> event.as(TableEvent.Noted.class))
                .filter(noted -> noted.incident().equals(Incident.PROTEST.code()))
                .map(noted -> say(
                        locale,
                        "protest.by",
                        noted.side().map(side -> Names.of(side).in(locale)).orElse(""),
                        noted.why().in(locale)))
                .toList();
    }

    private static void signatures(Html page, Locale locale, List<String> who) {
        page.open("div", "signs");
        who.forEach(each -> page.text("span", "sign", say(locale, "sign." + each) + " " + LINE));
        page.close("div");
    }

    private static String say(Locale locale, String key, Object... arguments) {
        return WORDS.text(locale, key, arguments);
    }
}
