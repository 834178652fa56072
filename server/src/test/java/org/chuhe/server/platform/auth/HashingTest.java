package org.chuhe.server.platform.auth;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.junit.jupiter.api.Test;

/** A password takes long to hash; nothing else that is stored waits for it. */
class HashingTest {
    @Test
    void othersWriteWhileAPasswordIsHashed() {
        try (Storage storage = Databases.SQLITE.open()) {
            AtomicInteger written = new AtomicInteger();
            Accounts accounts = new Accounts(storage, Clock.systemUTC(), new SecureRandom(), password -> {
                // Fails if a transaction has begun that will write: SQLite has one writer at a time.
                Thread other = new Thread(() -> storage.jdbi().useTransaction(handle -> {
                    handle.execute("UPDATE setting SET value = value");
                    written.incrementAndGet();
                }));
                other.start();
                try {
                    other.join(5_000);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                return Passwords.hash(password, new SecureRandom());
            });
            Account made = accounts.create("first", "correct horse", Set.of());
            assertThat(written).hasValue(1);
            accounts.changePassword(made.id(), "another horse");
            assertThat(written).hasValue(2);
            accounts.accept(accounts.invite(Set.of(Role.ARBITER)), "second", "correct horse");
            assertThat(written).hasValue(3);
        }
    }
}
