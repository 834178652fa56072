package org.chuhe.arbiter.book;

import org.chuhe.text.Messages;

/** The messages of this package, read once: verdicts are put into words by the million. */
final class BookWords {
    static final Messages WORDS = Messages.beside(BookWords.class);

    private BookWords() {}
}
