package org.chuhe.server.site.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Site;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is stored about somebody is written as it is read, however much that is and however slowly it is fetched. */
class LargeExportTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int CONNECTIONS = 8;
    private static final int GAMES = 100;
    private static final int LENGTH = 100_000;

    /** Somebody who fetches it; meanwhile all connections to the database are free for others. */
    private static final class Slow extends OutputStream {
        private final Storage storage;
        private final ByteArrayOutputStream all = new ByteArrayOutputStream();
        private int longest;

        Slow(Storage storage) {
            this.storage = storage;
        }

        @Override
        public void write(int one) {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            if (all.size() >> 20 != (all.size() + length) >> 20) {
                List<Handle> others = new ArrayList<>();
                IntStream.range(0, CONNECTIONS)
                        .forEach(i -> others.add(storage.jdbi().open()));
                others.forEach(Handle::close);
            }
            longest = Math.max(longest, length);
            all.write(bytes, from, length);
        }
    }

    @Test
    void muchIsWrittenInPiecesAndHoldsNoConnection() {
        try (TestServer server = TestServer.start()) {
            Site site = server.server().site();
            Account account = site.accounts().create("shares much", "correct horse", Set.of());
            site.storage().jdbi().useTransaction(handle -> {
                for (int i = 0; i < GAMES; i++) {
                    handle.execute(
                            "INSERT INTO shared_game (id, owner, guest, size, title, record, created, looked)"
                                    + " VALUES (?, ?, ?, ?, '', ?, ?, 0)",
                            "game" + i,
                            account.id(),
                            false,
                            LENGTH,
                            "x".repeat(LENGTH),
                            i);
                }
            });
            Slow target = new Slow(site.storage());
            new PersonalData(site.storage(), site.accounts(), site.json(), ChuheServer.tables(site.json()))
                    .write(account, target);
            JsonNode told = JSON.readTree(target.all.toByteArray());
            assertThat(told.path("name").asString()).isEqualTo("shares much");
            assertThat(told.path("shared").size()).isEqualTo(GAMES);
            assertThat(told.path("shared").get(7).path("id").asString()).isEqualTo("game7");
            assertThat(told.path("shared").get(7).path("record").asString()).hasSize(LENGTH);
            assertThat(told.path("library").isArray()).isTrue();
            assertThat(target.longest).isLessThan(2 * LENGTH);
        }
    }
}
