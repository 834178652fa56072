package org.chuhe.server.platform.auth;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.chuhe.server.platform.db.Storage;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;

/** The accounts of a server, and the invitations to make one. */
public final class Accounts {
    /** Long enough that guessing at the permitted rate takes for ever. */
    public static final int SHORTEST_PASSWORD = 8;

    /** A longer one only costs time. */
    public static final int LONGEST_PASSWORD = 200;

    private static final Duration INVITATION = Duration.ofDays(14);
    private static final Duration RESET = Duration.ofDays(1);
    private static final int INVITATION_ID = 16;
    private static final String FIRST_ADMIN = "first-admin";
    private static final RowMapper<Account> ROW = (row, context) -> new Account(
            row.getString("id"), row.getString("name"), Role.read(row.getString("roles")), row.getBoolean("active"));

    private final Storage storage;
    private final Clock clock;
    private final SecureRandom random;
    private final Hashing hashing;
    /** What the password of somebody who does not exist is compared with; computed when it is needed first. */
    private volatile String nobodysPassword = "";

    /** How a password is made into what is stored. */
    @FunctionalInterface
    interface Hashing {
        String hash(String password);
    }

    public Accounts(Storage storage, Clock clock, SecureRandom random) {
        this(storage, clock, random, password -> Passwords.hash(password, random));
    }

    Accounts(Storage storage, Clock clock, SecureRandom random, Hashing hashing) {
        this.storage = storage;
        this.clock = clock;
        this.random = random;
        this.hashing = hashing;
    }

    private String nobodysPassword() {
        if (nobodysPassword.isEmpty()) {
            nobodysPassword = hashing.hash(Token.secret(random));
        }
        return nobodysPassword;
    }

    /** Makes an account; every account is a player's too. */
    public Account create(String name, String password, Set<Role> roles) {
        String hash = checked(name, password);
        return storage.jdbi().inTransaction(handle -> create(handle, name, hash, roles));
    }

    /** Checks a name and a password and gives the password's hash, which takes long: no transaction waits for it. */
    private String checked(String name, String password) {
        AccountNames.check(name.strip());
        checkPassword(password, name);
        if (find(name).isPresent()) {
            throw new IdentityException("name.taken", name.strip());
        }
        return hashing.hash(password);
    }

    private Account create(Handle handle, String name, String hash, Set<Role> roles) {
        String clean = name.strip();
        Set<Role> all = EnumSet.of(Role.PLAYER);
        all.addAll(roles);
        Account account = new Account(Token.id(random), clean, all, true);
        if (find(handle, clean).isPresent()) {
            throw new IdentityException("name.taken", clean);
        }
        refuseLookAlike(handle, clean);
        try {
            handle.execute(
                    """
                    INSERT INTO account (id, name, folded, likeness, password, roles, active, created)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
                    account.id(),
                    clean,
                    AccountNames.folded(clean),
                    Likeness.of(clean),
                    hash,
                    Role.write(all),
                    true,
                    clock.millis());
        } catch (UnableToExecuteStatementException e) {
            throw new IdentityException("name.taken", clean);
        }
        if (all.contains(Role.ADMIN)) {
            handle.execute("DELETE FROM invitation WHERE purpose = ?", FIRST_ADMIN);
        }
        return account;
    }

    private static void refuseLookAlike(Handle handle, String name) {
        handle.createQuery("SELECT name FROM account WHERE likeness = :likeness")
                .bind("likeness", Likeness.of(name))
                .mapTo(String.class)
                .findFirst()
                .ifPresent(other -> {
                    throw new IdentityException("name.alike", name, other);
                });
    }

    /**
     * Works out what the names of accounts look like that were made before this was asked, or when other letters were taken for
     * each other. Two that now look alike both stay: only a new name is refused.
     */
    public void completeLikenesses() {
        storage.jdbi()
                .useTransaction(handle -> handle.createQuery(
                                "SELECT * FROM account WHERE password <> '' AND " + Likeness.OF_OTHER_VERSIONS)
                        .map(ROW)
                        .list()
                        .forEach(account -> handle.execute(
                                "UPDATE account SET likeness = ? WHERE id = ?",
                                Likeness.of(account.name()),
                                account.id())));
    }

    /** The account with this name and password, if there is one; takes equally long if there is none. */
    public Optional<Account> login(String name, String password) {
        if (password.length() > LONGEST_PASSWORD) {
            return Optional.empty();
        }
        Optional<String> stored = storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT password FROM account WHERE folded = :name AND active = :yes")
                        .bind("name", AccountNames.folded(name))
                        .bind("yes", true)
                        .mapTo(String.class)
                        .findOne());
        boolean right = Passwords.matches(password, stored.orElseGet(this::nobodysPassword));
        return right && stored.isPresent() ? find(name) : Optional.empty();
    }

    /** The account of this name; names are compared without regard to case and width. */
    public Optional<Account> find(String name) {
        return storage.jdbi().withHandle(handle -> find(handle, name.strip()));
    }

    private static Optional<Account> find(Handle handle, String name) {
        return handle.createQuery("SELECT * FROM account WHERE folded = :name")
                .bind("name", AccountNames.folded(name))
                .map(ROW)
                .findOne();
    }

    /** The account with this identifier. */
    public Optional<Account> byId(String id) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT * FROM account WHERE id = :id")
                        .bind("id", id)
                        .map(ROW)
                        .findOne());
    }

    /** All accounts, by name. */
    public List<Account> all() {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT * FROM account WHERE password <> '' ORDER BY folded")
                        .map(ROW)
                        .list());
    }

    /** Gives an account other roles, or closes it; a closed account's visits end. The last administrator stays one. */
    public Account change(String id, Set<Role> roles, boolean active) {
        Set<Role> all = EnumSet.of(Role.PLAYER);
        all.addAll(roles);
        return storage.jdbi().inTransaction(handle -> {
            handle.execute("UPDATE account SET roles = ?, active = ? WHERE id = ?", Role.write(all), active, id);
            refuseWithoutAdmin(handle);
            if (!active) {
                handle.execute("DELETE FROM visit WHERE account = ?", id);
            }
            return handle.createQuery("SELECT * FROM account WHERE id = :id")
                    .bind("id", id)
                    .map(ROW)
                    .findOne()
                    .orElseThrow(() -> new IdentityException("account.unknown"));
        });
    }

    /** Sets a new password and ends all visits of the account. */
    public void changePassword(String id, String password) {
        checkPassword(password, byId(id).map(Account::name).orElse(""));
        String hash = hashing.hash(password);
        storage.jdbi().useTransaction(handle -> changePassword(handle, id, hash));
    }

    private static void changePassword(Handle handle, String id, String hash) {
        handle.execute("UPDATE account SET password = ? WHERE id = ?", hash, id);
        handle.execute("DELETE FROM visit WHERE account = ?", id);
        handle.execute("DELETE FROM password_reset WHERE account = ?", id);
    }

    /**
     * Sets a new password by a link, and uses the link up: of several who come with it at once one succeeds.
     *
     * @return whether the link was still good
     */
    public boolean resetPassword(String secret, String password) {
        Optional<Account> account = resetting(secret);
        if (account.isEmpty()) {
            return false;
        }
        checkPassword(password, account.get().name());
        String hash = hashing.hash(password);
        return storage.jdbi().inTransaction(handle -> {
            boolean good = handle.execute("DELETE FROM password_reset WHERE token_hash = ?", Token.hash(secret)) == 1;
            if (good) {
                changePassword(handle, account.get().id(), hash);
            }
            return good;
        });
    }

    /**
     * Deletes what is known of whoever had an account; the row stays, without a name, for what refers to it.
     *
     * @param more what else is to be deleted with it
     */
    public void delete(String id, Consumer<Handle> more) {
        boolean admin =
                byId(id).filter(account -> account.roles().contains(Role.ADMIN)).isPresent();
        storage.jdbi().useTransaction(handle -> {
            handle.execute("""
                    UPDATE account SET name = ?, folded = ?, likeness = ?, password = '', roles = '', active = ?
                    WHERE id = ?""", "– " + id, "– " + id, Likeness.ofNobody(id), false, id);
            if (admin) {
                refuseWithoutAdmin(handle);
            }
            for (String table : List.of("visit", "password_reset")) {
                handle.execute("DELETE FROM " + table + " WHERE account = ?", id);
            }
            more.accept(handle);
        });
    }

    private static void refuseWithoutAdmin(Handle handle) {
        if (handle
                .createQuery("SELECT roles FROM account WHERE active = :yes")
                .bind("yes", true)
                .mapTo(String.class)
                .stream()
                .noneMatch(text -> Role.read(text).contains(Role.ADMIN))) {
            throw new IdentityException("admin.last");
        }
    }

    /** Whether somebody can run the server yet. */
    public boolean hasAdmin() {
        return all().stream()
                .anyMatch(account -> account.active() && account.roles().contains(Role.ADMIN));
    }

    /** Makes a link's secret; whoever comes with it may make one account with these roles. */
    public String invite(Set<Role> roles) {
        return invite(roles, "");
    }

    /** Makes the secret by which a new server gets its first administrator; it ends when there is one. */
    public String inviteFirstAdmin() {
        return invite(EnumSet.allOf(Role.class), FIRST_ADMIN);
    }

    private String invite(Set<Role> roles, String purpose) {
        String secret = Token.secret(random);
        storage.jdbi()
                .useHandle(handle -> handle.execute(
                        "INSERT INTO invitation (token_hash, roles, created, expires, purpose) VALUES (?, ?, ?, ?, ?)",
                        Token.hash(secret),
                        Role.write(roles),
                        clock.millis(),
                        clock.millis() + INVITATION.toMillis(),
                        purpose));
        return secret;
    }

    /**
     * An invitation that nobody has accepted yet.
     *
     * @param id names it without giving its secret away
     */
    public record Invitation(String id, Set<Role> roles, long created, long expires) {}

    /** All invitations that are still good, the newest first. */
    public List<Invitation> invitations() {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("""
                                SELECT token_hash, roles, created, expires FROM invitation WHERE expires > :now
                                ORDER BY created DESC, token_hash""")
                        .bind("now", clock.millis())
                        .map((row, context) -> new Invitation(
                                row.getString("token_hash").substring(0, INVITATION_ID),
                                Role.read(row.getString("roles")),
                                row.getLong("created"),
                                row.getLong("expires")))
                        .list());
    }

    /** Takes an invitation back; says whether there was one. */
    public boolean revoke(String id) {
        return id.length() == INVITATION_ID
                && storage.jdbi()
                                .withHandle(handle -> handle.execute(
                                        "DELETE FROM invitation WHERE SUBSTR(token_hash, 1, " + INVITATION_ID + ") = ?",
                                        id))
                        > 0;
    }

    /** Makes the secret of a link by which somebody sets a new password; earlier ones end. */
    public String reset(String id) {
        String secret = Token.secret(random);
        storage.jdbi().useTransaction(handle -> {
            handle.execute("DELETE FROM password_reset WHERE account = ? OR expires <= ?", id, clock.millis());
            handle.execute(
                    "INSERT INTO password_reset (token_hash, account, created, expires) VALUES (?, ?, ?, ?)",
                    Token.hash(secret),
                    id,
                    clock.millis(),
                    clock.millis() + RESET.toMillis());
        });
        return secret;
    }

    /** Whose password a link resets, if it is still good. */
    public Optional<Account> resetting(String secret) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("""
                        SELECT account.* FROM account JOIN password_reset
                        ON account.id = password_reset.account WHERE token_hash = :hash AND expires > :now""")
                        .bind("hash", Token.hash(secret))
                        .bind("now", clock.millis())
                        .map(ROW)
                        .findOne())
                .filter(Account::active);
    }

    /** The roles that an invitation gives, if it is still good. */
    public Optional<Set<Role>> invitation(String secret) {
        return storage.jdbi().withHandle(handle -> invitation(handle, secret));
    }

    private Optional<Set<Role>> invitation(Handle handle, String secret) {
        return handle.createQuery("SELECT roles FROM invitation WHERE token_hash = :hash AND expires > :now")
                .bind("hash", Token.hash(secret))
                .bind("now", clock.millis())
                .mapTo(String.class)
                .findOne()
                .map(Role::read);
    }

    /** Makes the account an invitation is for, and uses the invitation up. */
    public Account accept(String secret, String name, String password) {
        if (invitation(secret).isEmpty()) {
            throw new IdentityException("invitation.unknown");
        }
        String hash = checked(name, password);
        return storage.jdbi().inTransaction(handle -> {
            Set<Role> roles = invitation(handle, secret).orElseThrow(() -> new IdentityException("invitation.unknown"));
            if (handle.execute("DELETE FROM invitation WHERE token_hash = ?", Token.hash(secret)) != 1) {
                throw new IdentityException("invitation.unknown");
            }
            return create(handle, name, hash, roles);
        });
    }

    private static void checkPassword(String password, String name) {
        if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
            throw new IdentityException("password.length", SHORTEST_PASSWORD, LONGEST_PASSWORD);
        }
        if (WeakPasswords.contain(password, name)) {
            throw new IdentityException("password.common");
        }
    }
}
