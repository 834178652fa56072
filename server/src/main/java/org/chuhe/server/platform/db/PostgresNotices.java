package org.chuhe.server.platform.db;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.chuhe.server.platform.jobs.Threads;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Notices by LISTEN and NOTIFY. A NOTIFY makes its transaction wait for those of all others, so it is never part of a
 * transaction that stores something: one connection of its own sends what has gathered meanwhile, many notices in one
 * message, and another one listens.
 */
final class PostgresNotices implements Notices {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresNotices.class);
    private static final String CHANNEL = "chuhe";
    /** A message holds less than 8000 bytes. */
    private static final int LARGEST = 7_900;

    private static final int LISTEN_MILLIS = 500;
    private static final long PAUSE_MILLIS = 500;
    /** While the database is away, notices are of no use to anybody. */
    private static final int MOST_WAITING = 100_000;

    private final Source source;
    private final String self = UUID.randomUUID().toString();
    private final BlockingQueue<String> waiting = new LinkedBlockingQueue<>(MOST_WAITING);
    private final Map<String, Listener> listeners = new ConcurrentHashMap<>();
    private final Thread sender = Threads.NOTICES_SEND.newThread(() -> keep(this::send));
    private final Thread receiver = Threads.NOTICES_RECEIVE.newThread(() -> keep(this::receive));
    private volatile boolean closed;

    /** Where connections come from. */
    @FunctionalInterface
    interface Source {
        Connection open() throws SQLException;
    }

    private record Listener(Consumer<String> listener, Runnable missed) {}

    @FunctionalInterface
    private interface Work {
        void run(Connection connection) throws SQLException, InterruptedException;
    }

    PostgresNotices(Source source) {
        this.source = source;
        sender.start();
        receiver.start();
    }

    @Override
    public void tell(String topic, String text) {
        if (!waiting.offer(topic + " " + text)) {
            LOG.warn("a notice was dropped: the database does not take them");
        }
    }

    @Override
    public void listen(String topic, Consumer<String> listener, Runnable missed) {
        listeners.put(topic, new Listener(listener, missed));
    }

    /** Works on a connection, and on a new one when it breaks. */
    private void keep(Work work) {
        while (!closed) {
            try (Connection connection = source.open()) {
                work.run(connection);
            } catch (SQLException e) {
                if (!closed) {
                    LOG.warn("the connection for notices broke: {}", e.getMessage());
                    pause();
                }
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException | Error e) {
                LOG.error("notices stumbled", e);
                pause();
            }
        }
    }

    private void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            closed = true;
        }
    }

    private void send(Connection connection) throws SQLException, InterruptedException {
        try (PreparedStatement notify = connection.prepareStatement("SELECT pg_notify('" + CHANNEL + "', ?)")) {
            List<String> batch = new ArrayList<>();
            while (!closed) {
                String first = waiting.poll(LISTEN_MILLIS, TimeUnit.MILLISECONDS);
                if (first != null) {
                    batch.add(first);
                    waiting.drainTo(batch);
                    send(notify, batch);
                    batch.clear();
                }
            }
        }
    }

    private void send(PreparedStatement notify, List<String> batch) throws SQLException {
        StringBuilder message = new StringBuilder(self);
        int size = message.length();
        for (String notice : batch) {
            int length = notice.getBytes(StandardCharsets.UTF_8).length + 1;
            if (size + length > LARGEST) {
                send(notify, message.toString());
                message.setLength(self.length());
                size = message.length();
            }
            message.append('\n').append(notice);
            size += length;
        }
        send(notify, message.toString());
    }

    private static void send(PreparedStatement notify, String message) throws SQLException {
        notify.setString(1, message);
        notify.execute();
    }

    private void receive(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("LISTEN " + CHANNEL);
        }
        listeners.values().forEach(listener -> listener.missed().run());
        PGConnection postgres = connection.unwrap(PGConnection.class);
        while (!closed) {
            PGNotification @Nullable [] notices = postgres.getNotifications(LISTEN_MILLIS);
            if (notices != null) {
                for (PGNotification notice : notices) {
                    hear(notice.getParameter());
                }
            }
        }
    }

    private void hear(String message) {
        List<String> lines = message.lines().toList();
        if (lines.isEmpty() || lines.get(0).equals(self)) {
            return;
        }
        for (String line : lines.subList(1, lines.size())) {
            int space = line.indexOf(' ');
            Listener listener = space < 0 ? null : listeners.get(line.substring(0, space));
            if (listener != null) {
                hear(listener, line.substring(space + 1));
            }
        }
    }

    private static void hear(Listener listener, String text) {
        try {
            listener.listener().accept(text);
        } catch (RuntimeException e) {
            LOG.error("a notice was not understood: {}", text, e);
        }
    }

    @Override
    public void close() {
        closed = true;
        sender.interrupt();
        receiver.interrupt();
    }
}
