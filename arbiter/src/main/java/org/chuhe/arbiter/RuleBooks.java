package org.chuhe.arbiter;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.chinese.ChineseEditions;
import org.chuhe.arbiter.book.cxa1957.Cxa1957;
import org.chuhe.arbiter.book.wxf.WorldEditions;
import org.chuhe.text.Article;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** The editions of the rules that there are. */
public final class RuleBooks {
    /** Chinese Xiangqi Association, 2020. */
    public static final RuleBook CXA_2020 = ChineseEditions.CXA_2020;
    /** Chinese Xiangqi Association, 2011 (trial edition). */
    public static final RuleBook CXA_2011 = ChineseEditions.CXA_2011;
    /** The Chinese rules of 1999. */
    public static final RuleBook CXA_1999 = ChineseEditions.CXA_1999;
    /** The Chinese rules of 1957. */
    public static final RuleBook CXA_1957 = new Cxa1957();
    /** World Xiangqi Federation, 2018. */
    public static final RuleBook WXF_2018 = WorldEditions.WXF_2018;

    private static final Messages WORDS = Messages.beside(RuleBooks.class);
    private static final List<RuleBook> ALL = List.of(CXA_2020, CXA_2011, CXA_1999, CXA_1957, WXF_2018);

    private RuleBooks() {}

    /** All editions, the newest Chinese one first, the World rules last. */
    public static List<RuleBook> all() {
        return ALL;
    }

    /** Articles by the names of their editions: China 2011 23.1, 23.5.1; China 2020 25.1. */
    public static Message cite(List<Article> articles) {
        Map<String, List<Article>> byEdition = new LinkedHashMap<>();
        articles.forEach(article -> byEdition
                .computeIfAbsent(article.edition(), edition -> new ArrayList<>())
                .add(article));
        return byEdition.entrySet().stream()
                .map(entry -> cite(entry.getKey(), entry.getValue()))
                .reduce((first, next) -> WORDS.message("citations", first, next))
                .orElseGet(() -> WORDS.message("citation.none"));
    }

    private static Message cite(String edition, List<Article> articles) {
        List<Object> numbers = articles.stream().map(RuleBooks::number).toList();
        return byId(edition)
                .map(book -> WORDS.message("citation", book.shortTitle(), numbers))
                .orElseGet(() -> WORDS.message("citation.bare", numbers));
    }

    /** An article's number as people read it, where the edition is named anyway. */
    public static String number(Article article, Locale locale) {
        return inChapter(article).map(words -> words.in(locale)).orElseGet(article::number);
    }

    /** Articles where an edition is named anyway: its own by their numbers, others with their edition. */
    public static Message within(RuleBook spokenOf, List<Article> articles) {
        List<Object> cited = articles.stream()
                .map(article -> article.edition().equals(spokenOf.id()) ? number(article) : cite(List.of(article)))
                .toList();
        return WORDS.message("citation.bare", cited);
    }

    private static Object number(Article article) {
        Optional<Message> words = inChapter(article);
        return words.isPresent() ? words.get() : article.number();
    }

    /** {@link RuleBook#inChapter} of an article's edition. */
    public static Optional<Message> inChapter(Article article) {
        return byId(article.edition()).flatMap(book -> book.inChapter(article.number()));
    }

    /** The edition with this {@link RuleBook#id()}. */
    public static Optional<RuleBook> byId(String id) {
        return ALL.stream().filter(book -> book.id().equals(id)).findFirst();
    }
}
