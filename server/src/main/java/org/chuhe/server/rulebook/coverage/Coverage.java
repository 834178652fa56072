package org.chuhe.server.rulebook.coverage;

import java.util.List;
import java.util.Optional;
import org.chuhe.text.Coded;
import org.chuhe.text.Translated;

/**
 * What Chuhe does about a clause of a rule book.
 *
 * @param state how much of it
 * @param classes the names of the classes that do it
 * @param tests the names of the tests that show it
 * @param ways how people come to it
 * @param borrowed the articles of {@link #LENDER} that are applied because the text of this one is not known
 * @param note what is missing, or why software has no part in it
 */
public record Coverage(
        State state,
        List<String> classes,
        List<String> tests,
        List<Way> ways,
        List<String> borrowed,
        Optional<Translated> note) {

    /** The edition that lends what another leaves open. */
    public static final String LENDER = "cxa2011";

    public Coverage {
        classes = List.copyOf(classes);
        tests = List.copyOf(tests);
        ways = List.copyOf(ways);
        borrowed = List.copyOf(borrowed);
    }

    /** How much of a clause is there. */
    public enum State implements Coded {
        /** A person gets it where it applies. */
        WHOLE("whole"),
        /** The clause's own text is not known; articles of {@link #LENDER} are applied in its place. */
        BORROWED("borrowed"),
        /** The clause's own text is not known, only its heading; it is served in our own words. */
        OWN_WORDS("own-words"),
        /** Some of it; the note says what is missing. */
        PARTLY("partly"),
        MISSING("missing"),
        /** It is about equipment or people: not for software. */
        OUTSIDE("outside");

        private final String code;

        State(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }

        /** Whether a person gets something where the clause applies, be it by words that are not the book's. */
        public boolean served() {
            return this == WHOLE || this == BORROWED || this == OWN_WORDS;
        }

        /** Whether our source has the clause's text, and not its heading alone. */
        public boolean textKnown() {
            return this != BORROWED && this != OWN_WORDS;
        }
    }
}
