package org.chuhe.server.game.decision;

import org.chuhe.game.command.Refusal;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * Why something was not done.
 *
 * @param code for programs
 * @param article the article that stands against it, or empty
 * @param why for people
 */
public record Refused(Code code, String article, Message why) {
    private static final Messages WORDS = Messages.beside(Refused.class);

    /** Kinds of refusals. */
    public enum Code implements Coded {
        /** The rules are against it. */
        REFUSED("refused"),
        /** The game has gone on. */
        STALE("stale"),
        /** Not a player, or not his seat. */
        NOT_YOURS("not-yours"),
        MALFORMED("malformed"),
        TOO_FAST("too-fast"),
        /** Could not be stored; may be tried again. */
        BUSY("busy");

        private final String code;

        Code(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** The same, to be thrown. */
    public Rejection rejection() {
        return new Rejection(
                switch (code) {
                    case REFUSED, MALFORMED -> Rejection.Reason.UNUSABLE;
                    case STALE -> Rejection.Reason.CONFLICT;
                    case NOT_YOURS -> Rejection.Reason.FORBIDDEN;
                    case TOO_FAST -> Rejection.Reason.TOO_MUCH;
                    case BUSY -> Rejection.Reason.BUSY;
                },
                why);
    }

    /** The referee's refusal. */
    static Refused by(Refusal refusal) {
        return new Refused(Code.REFUSED, refusal.article().toString(), refusal.message());
    }

    /** A refusal in the words of this package. */
    public static Refused of(Code code, String key, Object... arguments) {
        return new Refused(code, "", WORDS.message(key, arguments));
    }
}
