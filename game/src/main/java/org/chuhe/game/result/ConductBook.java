package org.chuhe.game.result;

import org.chuhe.arbiter.RuleBooks;
import org.chuhe.text.Article;

/**
 * The book by which games are conducted, whichever edition rules on their repetitions: articles 3 to 9 and 19 to 23 of
 * 2011. The other editions' texts, so far as we have them, leave these to it.
 */
public final class ConductBook {
    /** The edition's id. */
    public static final String ID = RuleBooks.CXA_2011.id();

    private ConductBook() {}

    /** An article of it. */
    public static Article article(String number) {
        return new Article(ID, number);
    }

    /** An article that somebody cites: of this book, unless another is named before the number. */
    public static Article cited(String text) {
        return Article.parse(text.strip()).orIn(ID);
    }
}
