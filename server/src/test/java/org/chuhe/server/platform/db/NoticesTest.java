package org.chuhe.server.platform.db;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.chuhe.server.platform.config.Settings;
import org.junit.jupiter.api.Test;

/** Processes on one database tell each other what there is to read. */
class NoticesTest {
    private static final String MISSED = "(missed)";

    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    private String next() throws InterruptedException {
        String text = heard.poll(30, TimeUnit.SECONDS);
        assertThat(text).isNotNull();
        return String.valueOf(text);
    }

    private void listen(Storage storage) {
        storage.notices().listen("news", heard::add, () -> heard.add(MISSED));
    }

    /** Tells until it is heard: notices may get lost while nobody listens yet. */
    private String tellUntilHeard(Storage from, String text) throws InterruptedException {
        for (int i = 0; i < 300; i++) {
            from.notices().tell("news", text);
            String got = heard.poll(100, TimeUnit.MILLISECONDS);
            if (got != null && !got.equals(MISSED)) {
                return got;
            }
        }
        throw new AssertionError("nothing was heard");
    }

    @Test
    void whatOneTellsTheOthersHearInOrder() throws InterruptedException {
        Settings settings = Settings.read(Databases.POSTGRESQL.empty(), Map.of());
        try (Storage here = Storage.open(settings);
                Storage there = Storage.open(settings)) {
            listen(there);
            assertThat(tellUntilHeard(here, "begin")).isEqualTo("begin");
            // More than one message holds.
            List<String> told = new ArrayList<>();
            for (int i = 0; i < 500; i++) {
                told.add(i + " " + "长".repeat(20));
                here.notices().tell("news", told.get(i));
            }
            here.notices().tell("other", "nobody listens to this");
            // What one tells himself he does not hear.
            there.notices().tell("news", "to myself");
            List<String> got = new ArrayList<>();
            while (got.size() < told.size()) {
                String text = next();
                if (!text.equals("begin") && !text.equals(MISSED)) {
                    got.add(text);
                }
            }
            assertThat(got).isEqualTo(told);
        }
    }

    @Test
    void aBrokenConnectionIsMadeAnewAndWhoeverListensIsToldToLook() throws InterruptedException {
        Settings settings = Settings.read(Databases.POSTGRESQL.empty(), Map.of());
        try (Storage here = Storage.open(settings);
                Storage there = Storage.open(settings)) {
            listen(there);
            tellUntilHeard(here, "begin");
            heard.clear();
            here.jdbi()
                    .useHandle(handle -> handle.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                            + " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                            + " AND (query LIKE 'LISTEN%' OR query LIKE '%pg_notify%')"));
            String text = next();
            while (!text.equals(MISSED)) {
                text = next();
            }
            assertThat(tellUntilHeard(here, "again")).isEqualTo("again");
        }
    }

    @Test
    void whoeverIsAloneTellsNobody() {
        try (Storage storage = Databases.SQLITE.open()) {
            listen(storage);
            storage.notices().tell("news", "hello");
            assertThat(storage.shared()).isFalse();
            assertThat(heard).isEmpty();
        }
    }
}
