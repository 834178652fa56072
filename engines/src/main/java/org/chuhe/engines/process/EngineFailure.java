package org.chuhe.engines.process;

import java.util.List;
import java.util.Locale;
import org.chuhe.text.Coded;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** A program that can no longer be played with. */
public final class EngineFailure extends Exception {
    private static final long serialVersionUID = 1L;
    private static final Messages WORDS = Messages.beside(EngineFailure.class);

    /** What became of it. */
    public enum Kind implements Coded {
        /** There is no such program, or it cannot be run. */
        NOT_STARTED("not-started"),
        /** It says neither that it speaks UCI nor UCCI. */
        NO_GREETING("no-greeting"),
        /** It runs, but does not answer. */
        HUNG("hung"),
        /** It has ended. */
        DIED("died");

        private final String code;

        Kind(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    private final Kind kind;
    private final transient Message words;
    private final transient List<String> transcript;

    EngineFailure(Kind kind, String name, Object detail, List<String> transcript) {
        super(WORDS.text(Locale.ENGLISH, kind.code(), name, detail));
        this.kind = kind;
        this.words = WORDS.message(kind.code(), name, detail);
        this.transcript = List.copyOf(transcript);
    }

    public Kind kind() {
        return kind;
    }

    public Message words() {
        return words;
    }

    /** What was said last, on both sides. */
    public List<String> transcript() {
        return transcript;
    }
}
