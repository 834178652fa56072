package org.chuhe.game.log;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.game.result.ConductBook;
import org.chuhe.text.Article;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** Articles in words, as a game under an edition cites them. */
public final class Citation {
    private static final Messages MESSAGES = Messages.beside(Citation.class);

    /** The articles of the book of conduct that the narrator's sentences rest on, by their keys. */
    private static final Map<String, List<Article>> RESTS_ON = Map.ofEntries(
            on("illegal-move-loses", "2.2"),
            on("resigned", "4.1.12"),
            on("touched", "5"),
            on("touched-early", "5.6"),
            on("adjusted", "5.6"),
            on("brushed", "5.6"),
            on("dropped", "5.7"),
            on("position-restored", "5.8.2"),
            on("illegal-move", "5.8.3"),
            on("disturbed", "5.9"),
            on("rearranged", "5.9"),
            on("placed-between", "5.10"),
            on("point-named", "5.10"),
            on("record-faulted", "7.1"),
            on("record-illegible", "7.2"),
            on("rewrite-ordered", "7.3"),
            on("record-rewritten", "7.3"),
            on("record-refused", "7.4"),
            on("pressed-without-move", "8.1.7"),
            on("foul-waived", "8.2"),
            on("foul-lifted", "8.2"),
            on("signed.red", "9"),
            on("signed.black", "9"),
            on("signed.arbiter", "9"),
            on("reopened", "16.3"),
            on("corrected", "17.1"),
            on("warned", "18.1"),
            on("decided.18.2", "18.2"),
            on("decided.18.3", "18.3"),
            on("arrived", "20.1"),
            on("flag-fell", "21.1", "21.3"),
            on("flag-seen", "21.2", "21.3"),
            on("flag-overruled", "21.5"),
            on("draw-offered", "22.1"),
            on("excess-offer", "22.1"),
            on("draw-declined", "22.1"),
            on("draw-declined-by-playing", "22.1"),
            on("draw-accepted", "22.1"),
            on("claim-made.move-limit", "22.2"),
            on("claim-made.repetition", "23.1"),
            on("varied", "23.5.2"));

    private Citation() {}

    private static Map.Entry<String, List<Article>> on(String key, String... numbers) {
        return Map.entry(
                key, List.of(numbers).stream().map(ConductBook::article).toList());
    }

    /**
     * An article in a game under an edition: the edition's own on the same thing, by its number; what is borrowed with the
     * name of its book, unless the numbers go on from there.
     */
    public static Message of(RuleBook book, Article article) {
        Article own = book.inPlaceOf(article);
        // In Chinese a whole article is 条, what is counted within one 款.
        String key = own.number().contains(".") ? "article" : "article.whole";
        return words(key, book, own.edition(), own.number());
    }

    /** A sentence with the articles that it rests on, if it has any. */
    static Message added(RuleBook book, Message sentence) {
        List<Article> articles = RESTS_ON.getOrDefault(sentence.key(), List.of());
        if (articles.isEmpty()) {
            return sentence;
        }
        Message cited = articles.size() == 1
                ? of(book, articles.get(0))
                : words(
                        "articles",
                        book,
                        articles.get(0).edition(),
                        articles.stream().map(Article::number).toList());
        return MESSAGES.message("cited", sentence, cited);
    }

    private static Message words(String key, RuleBook book, String edition, Object number) {
        boolean borrowed = book.borrowsFrom().equals(Optional.of(edition));
        boolean bare = edition.isEmpty() || edition.equals(book.id()) || borrowed && book.countsOnFromLender();
        return RuleBooks.byId(edition)
                .filter(named -> !bare)
                .map(named -> MESSAGES.message(key + ".of", number, named.shortTitle()))
                .orElseGet(() -> MESSAGES.message(key, number));
    }
}
