package org.chuhe.arbiter.interpretation.questions;

import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * An interpretation in full, to be put into words later.
 *
 * @param question what the text leaves open
 * @param ours our answer
 * @param support what supports it: a figure, the letter, practice
 * @param other the other answer, and what can be said for it
 */
public record OpenQuestion(Message question, Message ours, Message support, Message other) {
    private static final Messages WORDS = Messages.beside(OpenQuestion.class);

    public static OpenQuestion of(Interpretation interpretation) {
        String code = interpretation.code();
        return new OpenQuestion(
                WORDS.message(code + ".question"),
                WORDS.message(code + ".ours"),
                WORDS.message(code + ".support"),
                WORDS.message(code + ".other"));
    }
}
