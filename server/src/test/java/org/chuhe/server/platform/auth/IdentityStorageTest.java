package org.chuhe.server.platform.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Set;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class IdentityStorageTest {
    private static final Instant NOW = Instant.parse("2026-05-01T10:00:00Z");
    private static final Clock TODAY = Clock.fixed(NOW, ZoneOffset.UTC);
    private static final Clock NEXT_MONTH = Clock.fixed(NOW.plus(Duration.ofDays(31)), ZoneOffset.UTC);

    private final SecureRandom random = new SecureRandom();

    @ParameterizedTest
    @EnumSource
    void anAccountIsFoundByNameAndPassword(Databases database) {
        try (Storage storage = database.open()) {
            Accounts accounts = new Accounts(storage, TODAY, random);
            Account made = accounts.create(" 胡荣华 ", "river and border", Set.of(Role.ARBITER));
            assertThat(accounts.login("胡荣华", "river and border")).contains(made);
            assertThat(accounts.login("胡荣华", "river and borders")).isEmpty();
            assertThat(accounts.login("nobody", "river and border")).isEmpty();
            assertThat(accounts.byId(made.id())).contains(made);
            assertThat(made.roles()).containsExactlyInAnyOrder(Role.PLAYER, Role.ARBITER);
        }
    }

    @ParameterizedTest
    @EnumSource
    void namesThatLookAlikeAreOneName(Databases database) {
        try (Storage storage = database.open()) {
            Accounts accounts = new Accounts(storage, TODAY, random);
            accounts.create("Arbiter", "river and border", Set.of());
            assertThatThrownBy(() -> accounts.create("ＡＲＢＩＴＥＲ", "river and border", Set.of()))
                    .isInstanceOf(IdentityException.class);
            assertThatThrownBy(() -> accounts.create("Arbi\u200bter", "river and border", Set.of()))
                    .isInstanceOf(IdentityException.class);
            assertThatThrownBy(() -> accounts.create(" ", "river and border", Set.of()))
                    .isInstanceOf(IdentityException.class);
            assertThatThrownBy(() -> accounts.create("short", "1234567", Set.of()))
                    .isInstanceOf(IdentityException.class);
            assertThat(accounts.all()).hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aVisitEndsByItselfAndWithTheAccount(Databases database) {
        try (Storage storage = database.open()) {
            Accounts accounts = new Accounts(storage, TODAY, random);
            accounts.create("admin", "river and border", Set.of(Role.ADMIN));
            Account account = accounts.create("visitor", "river and border", Set.of());
            Visits visits = new Visits(storage, accounts, TODAY, random);
            String secret = visits.begin(account);
            assertThat(visits.account(secret)).contains(account);
            assertThat(new Visits(storage, accounts, NEXT_MONTH, random).account(secret))
                    .isEmpty();
            accounts.change(account.id(), Set.of(), false);
            visits.forget();
            assertThat(visits.account(secret)).isEmpty();
            assertThat(accounts.login("visitor", "river and border")).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void anInvitationMakesOneAccountInItsTime(Databases database) {
        try (Storage storage = database.open()) {
            Accounts accounts = new Accounts(storage, TODAY, random);
            String secret = accounts.invite(Set.of(Role.ORGANISER));
            assertThat(new Accounts(storage, NEXT_MONTH, random).invitation(secret))
                    .isEmpty();
            assertThatThrownBy(() -> accounts.accept(secret, "", "river and border"))
                    .isInstanceOf(IdentityException.class);
            assertThat(accounts.accept(secret, "organiser", "river and border").roles())
                    .contains(Role.ORGANISER);
            assertThatThrownBy(() -> accounts.accept(secret, "another", "river and border"))
                    .isInstanceOf(IdentityException.class);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aNewPasswordEndsAllVisits(Databases database) {
        try (Storage storage = database.open()) {
            Accounts accounts = new Accounts(storage, TODAY, random);
            Account account = accounts.create("player", "river and border", Set.of());
            Visits visits = new Visits(storage, accounts, TODAY, random);
            String secret = visits.begin(account);
            accounts.changePassword(account.id(), "another river");
            visits.forget();
            assertThat(visits.account(secret)).isEmpty();
            assertThat(accounts.login("player", "another river")).contains(account);
            assertThat(accounts.login("player", "river and border")).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void accountsThatLookAlikeSinceOtherLettersDoGoOn(Databases database) {
        try (Storage storage = database.open()) {
            Accounts accounts = new Accounts(storage, TODAY, random);
            Account first = accounts.create("first", "river and border", Set.of());
            Account second = accounts.create("second", "river and border", Set.of());
            Account gone = accounts.create("gone", "river and border", Set.of());
            // As an earlier version made them, which knew neither the digit nor the invisible joiner.
            storage.jdbi().useHandle(handle -> {
                rename(handle, first, "adm1n");
                rename(handle, second, "admin\u034f");
            });
            accounts.delete(gone.id(), handle -> {});
            accounts.completeLikenesses();
            assertThat(accounts.login("adm1n", "river and border")).isPresent();
            assertThat(accounts.login("admin\u034f", "river and border")).isPresent();
            assertThatThrownBy(() -> accounts.create("admin", "river and border", Set.of()))
                    .isInstanceOf(IdentityException.class)
                    .hasMessage("name.alike");
            accounts.completeLikenesses();
            assertThat(accounts.all()).hasSize(2);
            accounts.create("gone", "river and border", Set.of());
        }
    }

    private static void rename(Handle handle, Account account, String name) {
        handle.execute(
                "UPDATE account SET name = ?, folded = ?, likeness = ? WHERE id = ?", name, name, name, account.id());
    }
}
