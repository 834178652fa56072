package org.chuhe.server.platform.auth;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.server.platform.db.Storage;

/** Browsers that have logged in. A visit has a secret of its own, made at the login, never taken from the browser. */
public final class Visits {
    /** How long somebody stays logged in. */
    public static final Duration LENGTH = Duration.ofDays(30);

    /** A closed account or changed role is noticed after this time on every server process, at once on this one. */
    private static final Duration REMEMBERED = Duration.ofSeconds(5);

    /** How many are looked up by one query. */
    private static final int AT_ONCE = 500;

    private final Storage storage;
    private final Accounts accounts;
    private final Clock clock;
    private final SecureRandom random;
    private final Cache<String, Optional<Account>> cache = Caffeine.newBuilder()
            .maximumSize(20_000)
            .expireAfterWrite(REMEMBERED)
            .build();

    public Visits(Storage storage, Accounts accounts, Clock clock, SecureRandom random) {
        this.storage = storage;
        this.accounts = accounts;
        this.clock = clock;
        this.random = random;
    }

    /** Begins a visit and gives its secret. */
    public String begin(Account account) {
        String secret = Token.secret(random);
        storage.jdbi().useTransaction(handle -> {
            handle.execute("DELETE FROM visit WHERE expires <= ?", clock.millis());
            handle.execute(
                    "INSERT INTO visit (token_hash, account, created, expires) VALUES (?, ?, ?, ?)",
                    Token.hash(secret),
                    account.id(),
                    clock.millis(),
                    clock.millis() + LENGTH.toMillis());
        });
        return secret;
    }

    /** Whose visit this is. */
    public Optional<Account> account(String secret) {
        return cache.get(Token.hash(secret), this::load);
    }

    private Optional<Account> load(String hash) {
        Optional<String> id = storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT account FROM visit WHERE token_hash = :hash AND expires > :now")
                        .bind("hash", hash)
                        .bind("now", clock.millis())
                        .mapTo(String.class)
                        .findOne());
        return id.flatMap(accounts::byId).filter(Account::active);
    }

    /**
     * Which of these visits are no more: logged out, expired, or the account closed.
     *
     * @param hashes of the visits' secrets
     */
    public Set<String> ended(Collection<String> hashes) {
        Set<String> ended = new HashSet<>(hashes);
        List<String> all = List.copyOf(ended);
        for (int from = 0; from < all.size(); from += AT_ONCE) {
            List<String> some = all.subList(from, Math.min(all.size(), from + AT_ONCE));
            storage.jdbi()
                    .withHandle(handle -> handle.createQuery("""
                            SELECT token_hash FROM visit JOIN account ON id = account
                            WHERE token_hash IN (<hashes>) AND expires > :now AND active = :yes""")
                            .bindList("hashes", some)
                            .bind("now", clock.millis())
                            .bind("yes", true)
                            .mapTo(String.class)
                            .list())
                    .forEach(ended::remove);
        }
        return ended;
    }

    /** Ends a visit. */
    public void end(String secret) {
        storage.jdbi()
                .useHandle(handle -> handle.execute("DELETE FROM visit WHERE token_hash = ?", Token.hash(secret)));
        cache.invalidate(Token.hash(secret));
    }

    /** Makes changes to accounts felt at once. */
    public void forget() {
        cache.invalidateAll();
    }
}
