package org.chuhe.server.training.exams;

import org.chuhe.text.Coded;

/**
 * What a question is about.
 *
 * @param kind whether a figure is to be judged or a mate to be found
 * @param id the figure's or the puzzle's
 */
public record ExamItem(Kind kind, String id) {
    /** The kinds of questions. */
    public enum Kind implements Coded {
        RULING("ruling"),
        MATE("mate");

        private final String code;

        Kind(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** As it is stored and signed: {@code mate 2718815fa4}. */
    @Override
    public String toString() {
        return kind.code() + " " + id;
    }

    static ExamItem of(String text) {
        int gap = text.indexOf(' ');
        return new ExamItem(Coded.of(Kind.class, text.substring(0, gap)), text.substring(gap + 1));
    }
}
