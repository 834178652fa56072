package org.chuhe.server.platform.jobs;

import org.chuhe.text.Message;

/** There is too much to do; a moment later there is room again. */
public final class BusyException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Message message;
    private final boolean own;

    /** @param own whether it is the asker's own work that waits */
    public BusyException(Message message, boolean own) {
        super(message.toString(), null, false, false);
        this.message = message;
        this.own = own;
    }

    public Message message() {
        return message;
    }

    public boolean isOwn() {
        return own;
    }
}
