package org.chuhe.server.platform.auth;

import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** So many passwords are being looked at that nobody else can wait; a moment later there is room again. */
public final class BusyException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final Messages WORDS = Messages.beside(BusyException.class);

    BusyException() {
        super("password.busy");
    }

    public Message message() {
        return WORDS.message("password.busy");
    }
}
