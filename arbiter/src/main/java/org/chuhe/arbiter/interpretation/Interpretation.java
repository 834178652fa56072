package org.chuhe.arbiter.interpretation;

import org.chuhe.text.Article;
import org.chuhe.text.Coded;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * A question that the text of an edition leaves open, which has two answers: ours and the other. What speaks for each,
 * {@link org.chuhe.arbiter.interpretation.questions.OpenQuestion} says.
 *
 * @param code the name in files and on the command line, e.g. {@code just-crossed}
 * @param article the article that is read one way or the other
 */
public record Interpretation(String code, Article article) implements Coded {
    private static final Messages WORDS = Messages.beside(Interpretation.class);

    /** What it is about, in two or three words. */
    public Message name() {
        return WORDS.message("name." + code);
    }
}
