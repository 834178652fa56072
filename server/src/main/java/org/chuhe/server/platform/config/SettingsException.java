package org.chuhe.server.platform.config;

import org.chuhe.text.Message;

/** A server that cannot be run as it is told to; the message says which setting is wrong. */
public final class SettingsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Message message;

    public SettingsException(Message message) {
        super(message.toString());
        this.message = message;
    }

    /** What is wrong, in the reader's language when asked. */
    public Message message() {
        return message;
    }
}
