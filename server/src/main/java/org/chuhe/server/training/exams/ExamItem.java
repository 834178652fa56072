package org.chuhe.server.training.exams;

import java.util.Locale;

/**
 * What a question is about.
 *
 * @param kind whether a figure is to be judged or a mate to be found
 * @param id the figure's or the puzzle's
 */
public record ExamItem(Kind kind, String id) {
    /** The kinds of questions. */
    public enum Kind {
        RULING,
        MATE;

        /** Its name in stored texts and message keys. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** As it is stored and signed: {@code mate 2718815fa4}. */
    @Override
    public String toString() {
        return kind.id() + " " + id;
    }

    static ExamItem of(String text) {
        int gap = text.indexOf(' ');
        return new ExamItem(Kind.valueOf(text.substring(0, gap).toUpperCase(Locale.ROOT)), text.substring(gap + 1));
    }
}
