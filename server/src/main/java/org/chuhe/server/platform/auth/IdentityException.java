package org.chuhe.server.platform.auth;

import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** A name or password that cannot be taken; the message says why. */
public final class IdentityException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final Messages WORDS = Messages.beside(IdentityException.class);

    private final transient Message message;

    public IdentityException(String key, Object... arguments) {
        super(key);
        this.message = WORDS.message(key, arguments);
    }

    /** What is wrong. */
    public Message message() {
        return message;
    }
}
