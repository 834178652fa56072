package org.chuhe.server.event.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import org.chuhe.eventfiles.EntryImport;
import org.chuhe.server.event.actions.ActionReader;
import org.chuhe.server.event.actions.Fields;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventStore;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

/** Lists between preview and decision: for an hour, and not more than so many bytes of them. */
class EntryListsTest {
    private static final Instant BEGIN = Instant.parse("2026-01-01T00:00:00Z");
    private static final SecureRandom RANDOM = new SecureRandom();

    private static EntryLists at(Storage storage, Duration later) {
        return new EntryLists(storage, Clock.fixed(BEGIN.plus(later), ZoneOffset.UTC), RANDOM);
    }

    private static List<EntryImport.Line> lines(String text) {
        return EntryImport.lines("list", text.getBytes(StandardCharsets.UTF_8), false);
    }

    /** An event of an owner. */
    private static String event(Storage storage, String owner) {
        Accounts accounts = new Accounts(storage, Clock.systemUTC(), RANDOM);
        Account account = accounts.create(owner, "correct horse", Set.of(Role.ORGANISER));
        EventStore store = new EventStore(
                storage, Clock.systemUTC(), RANDOM, JsonMapper.builder().build());
        Fields fields = Fields.of(java.util.Map.of("name", List.of("公开赛"), "rounds", List.of("5")));
        return new EventDesk(store, accounts, id -> 0)
                .create(account, new ActionReader(Clock.systemUTC(), RANDOM).create(fields));
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void theChosenLinesComeBackForAnHour(Databases database) {
        try (Storage stored = database.open()) {
            String event = event(stored, "owner");
            String list =
                    at(stored, Duration.ZERO).keep(event, "a", lines("序号,姓名,单位\n1,合计一,\"上海\"\"市\"\n2,乙,\n3,丙,广东\n"));
            EntryLists later = at(stored, Duration.ofMinutes(59));
            assertThat(lines(later.chosen(event, "a", list, Set.of(1, 3), false)))
                    .extracting(line -> line.name() + line.unit())
                    .containsExactly("合计一上海\"市", "丙广东");
            for (Runnable wrong : List.<Runnable>of(
                    () -> later.chosen(event, "b", list, Set.of(1), false),
                    () -> later.chosen("other", "a", list, Set.of(1), false),
                    () -> later.chosen(event, "a", "another", Set.of(1), false),
                    () -> at(stored, Duration.ofMinutes(60)).chosen(event, "a", list, Set.of(1), false))) {
                assertThatThrownBy(wrong::run).hasMessageContaining("preview it again");
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void whenThereAreTooManyTheOldestGo(Databases database) {
        try (Storage stored = database.open()) {
            String event = event(stored, "owner");
            List<EntryImport.Line> large = lines("姓名\n" + ("甲".repeat(200) + "\n").repeat(10_000));
            String first = at(stored, Duration.ZERO).keep(event, "0", large);
            for (int i = 1; i < 11; i++) {
                at(stored, Duration.ofSeconds(i)).keep(event, "" + i, large);
            }
            long bytes = stored.jdbi()
                    .withHandle(handle -> handle.createQuery("SELECT SUM(bytes) FROM entry_list")
                            .mapTo(Long.class)
                            .one());
            assertThat(bytes).isBetween(EntryLists.MOST_BYTES / 2, EntryLists.MOST_BYTES);
            assertThatThrownBy(() -> at(stored, Duration.ofSeconds(11)).chosen(event, "0", first, Set.of(1), false))
                    .hasMessageContaining("preview it again");
            assertThatThrownBy(() -> at(stored, Duration.ZERO)
                            .keep(event, "a", lines("姓名\n" + ("甲".repeat(250) + "\n").repeat(20_000))))
                    .hasMessageContaining("larger than 8 MB");
        }
    }
}
