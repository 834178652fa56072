package org.chuhe.server.identity;

import java.security.SecureRandom;
import java.text.Normalizer;
import java.time.Clock;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.chuhe.server.storage.Storage;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;

/** The accounts of a server, and the invitations to make one. */
public final class Accounts {
    /** Long enough that guessing at the permitted rate takes for ever. */
    public static final int SHORTEST_PASSWORD = 8;

    /** A longer one only costs time. */
    public static final int LONGEST_PASSWORD = 200;

    /** What fits into a table of pairings. */
    public static final int LONGEST_NAME = 40;

    private static final Duration INVITATION = Duration.ofDays(14);
    private static final RowMapper<Account> ROW = (row, context) -> new Account(
            row.getString("id"), row.getString("name"), Role.read(row.getString("roles")), row.getBoolean("active"));

    private final Storage storage;
    private final Clock clock;
    private final SecureRandom random;
    /** What the password of somebody who does not exist is compared with; computed when it is needed first. */
    private volatile String nobodysPassword = "";

    public Accounts(Storage storage, Clock clock, SecureRandom random) {
        this.storage = storage;
        this.clock = clock;
        this.random = random;
    }

    private String nobodysPassword() {
        if (nobodysPassword.isEmpty()) {
            nobodysPassword = Passwords.hash(Token.secret(random), random);
        }
        return nobodysPassword;
    }

    /** Makes an account; every account is a player's too. */
    public Account create(String name, String password, Set<Role> roles) {
        return storage.jdbi().inTransaction(handle -> create(handle, name, password, roles));
    }

    private Account create(Handle handle, String name, String password, Set<Role> roles) {
        String clean = name.strip();
        checkName(clean);
        checkPassword(password);
        Set<Role> all = EnumSet.of(Role.PLAYER);
        all.addAll(roles);
        Account account = new Account(Token.id(random), clean, all, true);
        if (find(handle, clean).isPresent()) {
            throw new IdentityException("name.taken", clean);
        }
        try {
            handle.execute(
                    "INSERT INTO account (id, name, folded, password, roles, active, created) VALUES (?, ?, ?, ?, ?, ?, ?)",
                    account.id(),
                    clean,
                    folded(clean),
                    Passwords.hash(password, random),
                    Role.write(all),
                    true,
                    clock.millis());
        } catch (UnableToExecuteStatementException e) {
            throw new IdentityException("name.taken", clean);
        }
        return account;
    }

    /** The account with this name and password, if there is one; takes equally long if there is none. */
    public Optional<Account> login(String name, String password) {
        if (password.length() > LONGEST_PASSWORD) {
            return Optional.empty();
        }
        Optional<String> stored = storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT password FROM account WHERE folded = :name AND active = :yes")
                        .bind("name", folded(name.strip()))
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
                .bind("name", folded(name))
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
                .withHandle(handle -> handle.createQuery("SELECT * FROM account ORDER BY folded")
                        .map(ROW)
                        .list());
    }

    /** Gives an account other roles, or closes it; a closed account's visits end. The last administrator stays one. */
    public Account change(String id, Set<Role> roles, boolean active) {
        Set<Role> all = EnumSet.of(Role.PLAYER);
        all.addAll(roles);
        return storage.jdbi().inTransaction(handle -> {
            handle.execute("UPDATE account SET roles = ?, active = ? WHERE id = ?", Role.write(all), active, id);
            if (handle
                    .createQuery("SELECT roles FROM account WHERE active = :yes")
                    .bind("yes", true)
                    .mapTo(String.class)
                    .stream()
                    .noneMatch(text -> Role.read(text).contains(Role.ADMIN))) {
                throw new IdentityException("admin.last");
            }
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
        checkPassword(password);
        storage.jdbi().useTransaction(handle -> {
            handle.execute("UPDATE account SET password = ? WHERE id = ?", Passwords.hash(password, random), id);
            handle.execute("DELETE FROM visit WHERE account = ?", id);
        });
    }

    /** Whether somebody can run the server yet. */
    public boolean hasAdmin() {
        return all().stream()
                .anyMatch(account -> account.active() && account.roles().contains(Role.ADMIN));
    }

    /** Makes a link's secret; whoever comes with it may make one account with these roles. */
    public String invite(Set<Role> roles) {
        String secret = Token.secret(random);
        storage.jdbi()
                .useHandle(handle -> handle.execute(
                        "INSERT INTO invitation (token_hash, roles, created, expires) VALUES (?, ?, ?, ?)",
                        Token.hash(secret),
                        Role.write(roles),
                        clock.millis(),
                        clock.millis() + INVITATION.toMillis()));
        return secret;
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
        return storage.jdbi().inTransaction(handle -> {
            Set<Role> roles = invitation(handle, secret).orElseThrow(() -> new IdentityException("invitation.unknown"));
            if (handle.execute("DELETE FROM invitation WHERE token_hash = ?", Token.hash(secret)) != 1) {
                throw new IdentityException("invitation.unknown");
            }
            return create(handle, name, password, roles);
        });
    }

    private static void checkName(String name) {
        if (name.isEmpty() || name.length() > LONGEST_NAME) {
            throw new IdentityException("name.length", LONGEST_NAME);
        }
        if (name.codePoints().anyMatch(Accounts::invisible)) {
            throw new IdentityException("name.characters");
        }
    }

    private static boolean invisible(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }

    private static void checkPassword(String password) {
        if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
            throw new IdentityException("password.length", SHORTEST_PASSWORD, LONGEST_PASSWORD);
        }
    }

    private static String folded(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }
}
