package org.chuhe.server.platform.rejection;

import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** Something is not done, or is not there: the kind of reason, and words for the person who asked. */
public final class Rejection extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final Messages WORDS = Messages.beside(Rejection.class);

    private final Reason reason;
    private final transient Message message;

    /** Kinds of reasons. */
    public enum Reason {
        /** It makes no sense, or the rules are against it. */
        UNUSABLE,
        /** It is not written as it should be. */
        MALFORMED,
        NOT_FOUND,
        /** Who asks has not shown who he is. */
        UNKNOWN_PERSON,
        /** Who asks has no right to it. */
        FORBIDDEN,
        /** As things stand it cannot be done any more, or not yet. */
        CONFLICT,
        TOO_LARGE,
        /** Who asks has asked for too much; later he may again. */
        TOO_MUCH,
        /** The server has too much to do, or cannot store anything; a moment later it may. */
        BUSY,
        /** The server does not do such things. */
        NOT_OFFERED
    }

    public Rejection(Reason reason, Message message) {
        super(message.toString(), null, false, false);
        this.reason = reason;
        this.message = message;
    }

    public static Rejection unusable(Message message) {
        return new Rejection(Reason.UNUSABLE, message);
    }

    public static Rejection malformed(Message message) {
        return new Rejection(Reason.MALFORMED, message);
    }

    /** There is no such thing. */
    public static Rejection notFound() {
        return notFound(WORDS.message("not-found"));
    }

    public static Rejection notFound(Message message) {
        return new Rejection(Reason.NOT_FOUND, message);
    }

    public static Rejection forbidden(Message message) {
        return new Rejection(Reason.FORBIDDEN, message);
    }

    public static Rejection conflict(Message message) {
        return new Rejection(Reason.CONFLICT, message);
    }

    public static Rejection tooLarge(Message message) {
        return new Rejection(Reason.TOO_LARGE, message);
    }

    public static Rejection busy(Message message) {
        return new Rejection(Reason.BUSY, message);
    }

    public Reason reason() {
        return reason;
    }

    /** Whether it may be different a moment later. */
    public boolean isPassing() {
        return reason == Reason.BUSY || reason == Reason.TOO_MUCH;
    }

    /** Whether it is due to what was asked for, as things stand, not to who asks: a page says it beside its form. */
    public boolean isAboutContent() {
        return reason == Reason.UNUSABLE || reason == Reason.CONFLICT;
    }

    public Message message() {
        return message;
    }
}
