package org.chuhe.tournament.text;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.text.Article;
import org.chuhe.text.EndReason;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * Something to tell organisers and players, with the article it rests on.
 *
 * @param words what
 * @param article of the 2011 rules; empty where no rule is concerned
 */
public record Notice(Message words, String article) {
    private static final Messages WORDS = Messages.beside(Notice.class);

    /** A notice that rests on an article; arguments are numbers, names, codes, further notices, or lists of these. */
    public static Notice of(String key, String article, Object... arguments) {
        return new Notice(
                WORDS.message(key, Stream.of(arguments).map(Notice::argument).toArray()), article);
    }

    /** A notice without an article. */
    public static Notice plain(String key, Object... arguments) {
        return of(key, "", arguments);
    }

    /** Why a game ended, with its article. */
    public static Notice of(EndReason reason) {
        return new Notice(reason.words(), reason.article().map(Article::number).orElse(""));
    }

    private static Object argument(Object argument) {
        if (argument instanceof Notice notice) {
            return notice.words;
        }
        return argument instanceof List<?> list
                ? list.stream().map(Notice::argument).toList()
                : argument;
    }

    /** The name of the sentence in the message files. */
    public String key() {
        return words.key();
    }

    /** The sentence, without the article. */
    public String in(Locale locale) {
        return words.in(locale);
    }

    public Message wordsWithArticle() {
        return article.isEmpty() ? words : plain("article", words, article).words();
    }

    /** The sentence with the article behind it, in brackets. */
    public String withArticle(Locale locale) {
        return wordsWithArticle().in(locale);
    }
}
