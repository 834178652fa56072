package org.chuhe.documents.ruling;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.BookNotation;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.SidePlay;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.arbiter.ruling.RulingAccount;
import org.chuhe.core.Move;
import org.chuhe.core.Names;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.documents.pdf.Html;
import org.chuhe.text.Article;

/** The page of a ruling. */
final class RulingPage {
    /** The names of the pictures. */
    static final String SEAL = "seal";

    static final String START = "start";
    static final String SHOWN = "shown";

    private final Ruling ruling;
    private final RulingAccount account;
    private final Occasion occasion;
    private final List<Ruling> compared;
    private final int shown;
    private final RulingWords words;
    private final Html html = new Html();

    RulingPage(Ruling ruling, Occasion occasion, List<Ruling> compared, int shown, RulingWords words) {
        this.ruling = ruling;
        this.account = ruling.account(words.locale());
        this.occasion = occasion;
        this.compared = compared;
        this.shown = shown;
        this.words = words;
    }

    String body() {
        head();
        occasion();
        verdict();
        boards();
        plies();
        sums();
        signatures();
        if (!compared.isEmpty()) {
            comparison();
        }
        return html.toString();
    }

    private void head() {
        html.open("table", "head").open("tr");
        html.text("td", "title", words.of("title"));
        html.text("td", "edition", words.of(ruling.book().title()));
        html.close("tr", "table");
    }

    private void occasion() {
        if (occasion.equals(Occasion.UNKNOWN)) {
            return;
        }
        html.open("table", "occasion").open("colgroup");
        for (String column : List.of("label", "value", "label", "value")) {
            html.open("col", column).close("col");
        }
        html.close("colgroup");
        if (!occasion.event().isEmpty()) {
            html.open("tr").open("th").text(words.of("event")).close("th");
            html.open("td colspan=\"3\"").text(occasion.event()).close("td", "tr");
        }
        pair(words.of("round"), occasion.round(), words.of("table"), occasion.table());
        pair(player(Side.RED), occasion.red(), player(Side.BLACK), occasion.black());
        pair(words.of("arbiter"), occasion.arbiter(), words.of("date"), occasion.date());
        html.close("table");
    }

    private String player(Side side) {
        return words.of("player", name(side));
    }

    private String name(Side side) {
        return words.of(Names.of(side));
    }

    private void pair(String first, String firstText, String second, String secondText) {
        if (firstText.isEmpty() && secondText.isEmpty()) {
            return;
        }
        html.open("tr");
        item(first, firstText);
        item(second, secondText);
        html.close("tr");
    }

    private void item(String label, String text) {
        html.open("th").text(text.isEmpty() ? "" : label).close("th");
        html.open("td").text(text).close("td");
    }

    private void verdict() {
        Decision decision = ruling.decision();
        html.open("table", "verdict")
                .open("tr")
                .open("td", "seal")
                .picture(SEAL)
                .close("td");
        html.open("td").text("div", "sentence", account.outcome());
        account.unreachable().ifPresent(words -> html.text("p", "text", words));
        html.text("p", "text", account.comparison());
        String book = words.of(ruling.book().title());
        html.text(
                "p",
                "quiet",
                decision.articles().isEmpty()
                        ? words.of("articles.none", book)
                        : words.of("articles", book, numbers(decision.articles())));
        account.basis().forEach(sentence -> html.text("p", "text", sentence));
        html.close("td", "tr", "table");
    }

    private String numbers(List<Article> articles) {
        return joined(articles.stream()
                .map(article -> RuleBooks.number(article, words.locale()))
                .toList());
    }

    private String joined(List<String> texts) {
        return String.join(words.of("and"), texts);
    }

    private void boards() {
        html.open("table", "boards")
                .open("tr")
                .open("td")
                .open("div", "board")
                .picture(START)
                .close("div");
        html.text("p", "caption", words.of("board.start")).close("td");
        html.open("td").open("div", "board").picture(SHOWN).close("div");
        html.text(
                "p",
                "caption",
                words.of(
                        "board.shown",
                        number(shown),
                        move(shown),
                        account.plies().get(shown).nature()));
        html.close("td", "tr", "table");
    }

    /** Plies are counted as in the play that was ruled on. */
    private int number(int index) {
        return ruling.cycle().firstPly() + index;
    }

    private String move(int index) {
        Position before = ruling.cycle().start();
        for (Move move : ruling.cycle().moves().subList(0, index)) {
            before = before.play(move);
        }
        Move move = ruling.cycle().moves().get(index);
        return BookNotation.onPaper(ruling.book(), words.locale()).write(before, move);
    }

    private void plies() {
        int length = ruling.plies().size();
        html.text("h2", "part", words.of("cycle", length, number(0), number(length - 1)));
        html.open("table", "plies").open("thead").open("tr");
        for (String column : List.of("no", "side", "move", "nature", "target", "reason")) {
            html.text("th", column, words.of("column." + column));
        }
        html.close("tr", "thead").open("tbody");
        for (int i = 0; i < length; i++) {
            ply(i);
        }
        html.close("tbody", "table");
    }

    private void ply(int index) {
        PlyNature ply = ruling.plies().get(index);
        html.open("tr", index == shown ? "shown" : "other");
        html.text("td", "no", Integer.toString(number(index)));
        html.open("td", "side");
        side(ply.side());
        html.close("td").open("td", "move").text(move(index));
        if (!words.chinese()) {
            html.open("div", "small").text(ply.move().toString()).close("div");
        }
        html.close("td").open("td", "nature");
        chip(ply.nature());
        if (!words.chinese()) {
            html.open("div", "small").text(account.plies().get(index).nature()).close("div");
        }
        html.close("td");
        html.text("td", "target", joined(account.plies().get(index).targets()));
        html.open("td", "reason")
                .text(capital(account.plies().get(index).reason()))
                .text(" ");
        html.text("span", "small", numbers(ply.articles()));
        html.close("td", "tr");
    }

    /** Reasons are the ends of sentences; here they stand alone. */
    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** A ring for the red pieces, a disc for the black ones, and the edition's name of the side. */
    private void side(Side side) {
        html.text("span", side.code(), side == Side.RED ? "○ " : "● ").text(name(side));
    }

    private void chip(Nature nature) {
        html.text("span", "chip " + nature.code(), words.of("chip." + nature.code()));
    }

    private void sums() {
        html.open("table", "sums");
        sum(Side.RED, ruling.decision().red());
        sum(Side.BLACK, ruling.decision().black());
        html.close("table");
    }

    private void sum(Side side, SidePlay play) {
        html.open("tr").open("td", "name");
        side(side);
        html.close("td").open("td");
        ruling.plies().stream()
                .filter(ply -> ply.side() == side)
                .map(PlyNature::nature)
                .forEach(this::chip);
        html.close("td")
                .open("td", "pattern")
                .text(words.of(play.pattern().words(ruling.book())))
                .text(" · ");
        html.text(
                "span",
                play.prohibited() ? "forbidden" : "allowed",
                words.of(play.prohibited() ? "forbidden" : "allowed"));
        html.close("td", "tr");
    }

    private void signatures() {
        html.open("div", "end").text("p", "quiet", words.of("advice"));
        html.open("table", "sign").open("tr");
        for (Side side : Side.values()) {
            signature(words.of("sign.player", name(side)));
        }
        for (String line : List.of("sign.arbiter", "sign.chief", "date")) {
            signature(words.of(line));
        }
        html.close("tr", "table");
        html.open("div", "repeat");
        html.text(
                "p",
                "text",
                words.of("repeat", ruling.book().id(), ruling.cycle().start()));
        String moves = ruling.cycle().moves().stream().map(Move::toString).collect(Collectors.joining(" "));
        html.text("p", "text", words.of("repeat.moves", moves));
        html.close("div", "div");
    }

    private void signature(String whose) {
        html.open("td").text(whose).open("div", "line").close("div", "td");
    }

    private void comparison() {
        html.open("div", "compare").text("h2", "part", words.of("compare"));
        html.open("table", "editions").open("tr");
        html.text("th", "book", words.of("column.edition")).text("th", "ruled", words.of("column.verdict"));
        html.text("th", "play", name(Side.RED)).text("th", "play", name(Side.BLACK));
        html.text("th", "articles", words.of("column.articles")).close("tr");
        compared.forEach(this::edition);
        html.close("table", "div");
    }

    private void edition(Ruling other) {
        boolean differs = other.verdict() != ruling.verdict()
                || other.decision().losesAtOnce() != ruling.decision().losesAtOnce();
        html.open("tr", differs ? "differs" : "agrees");
        html.text("td", "book", words.of(other.book().title()));
        String outcome = other.account(words.locale()).outcome();
        html.text("td", "ruled", differs ? words.of("differs", outcome) : outcome);
        html.text("td", "play", words.of(other.decision().red().pattern().words(other.book())));
        html.text("td", "play", words.of(other.decision().black().pattern().words(other.book())));
        html.text("td", "articles", numbers(other.articles())).close("tr");
    }
}
