package org.chuhe.game.incident;

import java.util.List;
import org.chuhe.text.Coded;

/**
 * Something by which an incident is recognised in what somebody types. The tablet is given all clues and looks words up in
 * them without a network; what they are and weigh is said here alone, by {@link WhatNow}.
 *
 * @param how how a typed word must agree with one of the texts
 * @param weight how much that says
 * @param texts in small letters and ordinary width
 */
public record Clue(How how, int weight, List<String> texts) {
    /** How a typed word and a text agree. */
    public enum How implements Coded {
        /** The word is the text. */
        IS("is"),
        /** The text has the word in it. */
        PART("part"),
        /** The same for Latin letters, of which one or two say nothing: the word has three or more. */
        LONG_PART("long-part"),
        /** The word has the text in it. */
        AROUND("around"),
        /** The word begins with the text. */
        START("start");

        private final String code;

        How(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }

        private boolean agree(String word, String text) {
            return switch (this) {
                case IS -> word.equals(text);
                case PART -> text.contains(word);
                case LONG_PART -> word.length() > 2 && text.contains(word);
                case AROUND -> word.contains(text);
                case START -> word.startsWith(text);
            };
        }
    }

    public Clue {
        texts = List.copyOf(texts);
    }

    boolean pointsTo(String word) {
        return texts.stream().anyMatch(text -> how.agree(word, text));
    }
}
