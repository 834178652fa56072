package org.chuhe.server.platform.db;

import java.util.function.Consumer;

/**
 * What server processes on the same database tell each other. A notice may get lost with its connection, so it only ever
 * says that there is something to be read in the database.
 */
public interface Notices extends AutoCloseable {
    /** For a process that is alone. */
    Notices NONE = new Notices() {
        @Override
        public void tell(String topic, String text) {}

        @Override
        public void listen(String topic, Consumer<String> listener, Runnable missed) {}

        @Override
        public void close() {}
    };

    /** Tells the other processes; waits for nothing. Neither part may contain line breaks, the topic no spaces. */
    void tell(String topic, String text);

    /**
     * Listens to the others.
     *
     * @param missed called when notices may have got lost
     */
    void listen(String topic, Consumer<String> listener, Runnable missed);

    @Override
    void close();
}
