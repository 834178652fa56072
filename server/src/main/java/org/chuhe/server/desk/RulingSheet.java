package org.chuhe.server.desk;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.SidePlay;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.ruling.LineText;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;
import org.chuhe.text.Messages;

/**
 * A ruling made ready to be read on a page.
 *
 * @param edition the edition's short name, as in {@code cxa2020}
 * @param seal the kind of seal: {@code vary}, {@code loss}, {@code draw} or {@code contested}
 * @param title the verdict in one sentence
 * @param summary both sides compared
 * @param discretion what is left to the arbiter; empty if nothing is
 * @param articles the articles that decide
 * @param plies every ply with its nature
 * @param red Red's play as a whole
 * @param black Black's play as a whole
 */
public record RulingSheet(
        String edition,
        String seal,
        String title,
        String summary,
        String discretion,
        List<Article> articles,
        List<Ply> plies,
        Conduct red,
        Conduct black) {
    private static final Messages WORDS = Messages.beside(RulingSheet.class);

    /** An article by its number in words, and where it can be read. */
    public record Article(String label, String link) {}

    /** A side's play: how the book calls it, and whether it is prohibited. */
    public record Conduct(String pattern, boolean prohibited) {}

    /**
     * A ply of the cycle.
     *
     * @param number counted from 1 in the whole line of play
     * @param kind the nature as style sheets name it, {@code check}
     * @param code the nature in a chip, 将 or CK
     * @param name the nature in full
     */
    public record Ply(
            int number,
            boolean red,
            String move,
            String kind,
            String code,
            String name,
            String why,
            List<Article> articles) {}

    static RulingSheet of(Ruling ruling, Locale locale) {
        Decision decision = ruling.decision();
        String edition = ruling.book().id();
        return new RulingSheet(
                edition,
                seal(decision),
                WORDS.text(locale, "js.title." + decision.verdict().id() + (decision.losesAtOnce() ? ".loses" : "")),
                ruling.comparison().in(locale),
                ruling.discretion().map(words -> words.in(locale)).orElse(""),
                articles(edition, decision.articles(), locale),
                plies(ruling, locale),
                conduct(decision.red(), locale),
                conduct(decision.black(), locale));
    }

    private static String seal(Decision decision) {
        return switch (decision.verdict()) {
            case RED_MUST_VARY, BLACK_MUST_VARY -> decision.losesAtOnce() ? "loss" : "vary";
            case DRAW -> "draw";
            case UNDECIDED -> "contested";
        };
    }

    private static Conduct conduct(SidePlay play, Locale locale) {
        return new Conduct(play.pattern().in(locale), play.prohibited());
    }

    private static List<Ply> plies(Ruling ruling, Locale locale) {
        List<Ply> plies = new ArrayList<>();
        Board before = ruling.cycle().board();
        for (int i = 0; i < ruling.plies().size(); i++) {
            PlyNature ply = ruling.plies().get(i);
            String kind = kind(ply.nature());
            plies.add(new Ply(
                    ruling.cycle().firstPly() + i,
                    ply.side() == Side.RED,
                    LineText.of(before, List.of(ply.move()), locale).get(0),
                    kind,
                    WORDS.text(locale, "js.code." + kind),
                    WORDS.text(locale, "js.nature." + kind),
                    ruling.why(i, locale),
                    articles(ruling.book().id(), ply.articles(), locale)));
            before.make(ply.move().code());
        }
        return plies;
    }

    private static String kind(Nature nature) {
        return nature.name().toLowerCase(Locale.ROOT);
    }

    private static List<Article> articles(String edition, List<String> numbers, Locale locale) {
        return numbers.stream()
                .map(number -> new Article(
                        WORDS.text(locale, "js.article", number),
                        "/rules/" + edition + "/" + URLEncoder.encode(number, StandardCharsets.UTF_8)))
                .toList();
    }
}
