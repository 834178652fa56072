package org.chuhe.server.ruling;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.SidePlay;
import org.chuhe.arbiter.claim.LineRuling;
import org.chuhe.arbiter.ruling.PlyAccount;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.arbiter.ruling.RulingAccount;
import org.chuhe.core.Side;
import org.chuhe.text.Article;
import org.chuhe.text.Messages;

/**
 * A ruling made ready to be read on a page.
 *
 * @param edition the edition's short name, as in {@code cxa2020}
 * @param seal the kind of seal: {@code vary}, {@code loss}, {@code draw} or {@code contested}
 * @param title the verdict in one sentence
 * @param summary both sides compared, and whether no game can reach the position
 * @param basis what the verdict rests on, a sentence each
 * @param claim how often the position has stood and when a ruling can be asked for; empty if it is new
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
        List<String> basis,
        String claim,
        List<ArticleLink> articles,
        List<Ply> plies,
        Conduct red,
        Conduct black) {
    private static final Messages WORDS = Messages.beside(RulingSheet.class);

    /** An article by its number in words, and where it can be read. */
    public record ArticleLink(String label, String link) {}

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
            List<ArticleLink> articles) {}

    static RulingSheet of(LineRuling line, Locale locale) {
        Ruling ruling = line.ruling();
        Decision decision = ruling.decision();
        RulingAccount account = ruling.account(locale);
        String edition = ruling.book().id();
        return new RulingSheet(
                edition,
                seal(decision),
                account.outcome(),
                Stream.concat(account.unreachable().stream(), Stream.of(account.comparison()))
                        .collect(Collectors.joining(" ")),
                account.basis(),
                line.outlook().map(outlook -> outlook.words().in(locale)).orElse(""),
                articles(decision.articles(), locale),
                plies(account, locale),
                conduct(ruling.book(), decision.red(), locale),
                conduct(ruling.book(), decision.black(), locale));
    }

    private static String seal(Decision decision) {
        return switch (decision.verdict()) {
            case RED_MUST_VARY, BLACK_MUST_VARY -> decision.losesAtOnce() ? "loss" : "vary";
            case DRAW -> "draw";
            case UNDECIDED -> "contested";
        };
    }

    private static Conduct conduct(RuleBook book, SidePlay play, Locale locale) {
        return new Conduct(play.pattern().words(book).in(locale), play.prohibited());
    }

    private static List<Ply> plies(RulingAccount account, Locale locale) {
        return account.plies().stream().map(ply -> ply(ply, locale)).toList();
    }

    private static Ply ply(PlyAccount ply, Locale locale) {
        String kind = ply.found().nature().code();
        return new Ply(
                ply.number(),
                ply.found().side() == Side.RED,
                ply.move(),
                kind,
                WORDS.text(locale, "js.code." + kind),
                ply.nature(),
                ply.sentence(),
                articles(ply.found().articles(), locale));
    }

    private static List<ArticleLink> articles(List<Article> articles, Locale locale) {
        return articles.stream()
                .map(article -> new ArticleLink(
                        RuleBooks.inChapter(article)
                                .orElseGet(() -> WORDS.message("js.article", article.number()))
                                .in(locale),
                        "/rules/" + article.edition() + "/"
                                + URLEncoder.encode(article.number(), StandardCharsets.UTF_8)
                                        .replace("+", "%20")))
                .toList();
    }
}
