package org.chuhe.server.site.account;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.AccountNames;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.http.Cookies;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.Visitor;

/**
 * Slows down the guessing of passwords, and nothing else. Wrong passwords are counted for a name at an address, for a name
 * anywhere, and, generously, for an address; right ones cost nothing, however many people in a hall log in at once. A browser
 * that has logged in before is known for that account: strangers who try the name do not lock it out.
 */
public final class LoginGate {
    private static final String COOKIE = "chuhe_known";
    private static final int YEAR = 365 * 24 * 3600;
    /** Accounts that one browser is remembered for. */
    private static final int MOST_KNOWN = 5;

    private final Accounts accounts;
    private final Signer signer;
    private final RateLimits limits;

    public LoginGate(Accounts accounts, Signer signer, RateLimits limits) {
        this.accounts = accounts;
        this.signer = signer;
        this.limits = limits;
    }

    /** The account, if name and password are right; too many wrong ones are refused before they are looked at. */
    Optional<Account> enter(Context context, String name, String password) {
        Optional<Account> known = accounts.find(name).filter(account -> isKnown(context, account));
        String address = Visitor.of(context).address();
        String folded = AccountNames.folded(name);
        Map<RateLimit, String> wrong = known.isPresent()
                ? Map.of()
                : Map.of(
                        RateLimit.LOGIN, address + " " + folded,
                        RateLimit.GUESS, "name " + folded,
                        RateLimit.LOGIN_ADDRESS, address);
        // In a known browser every password counts, for it costs the processor something.
        known.ifPresent(account -> limits.take(RateLimit.LOGIN_KNOWN, account.id() + " " + address));
        wrong.forEach(limits::check);
        Optional<Account> account = accounts.login(name, password);
        if (account.isPresent()) {
            know(context, account.get());
        } else {
            wrong.forEach(limits::charge);
        }
        return account;
    }

    private boolean isKnown(Context context, Account account) {
        byte[] expected = mark(account).getBytes(StandardCharsets.UTF_8);
        return marks(context).anyMatch(mark -> MessageDigest.isEqual(expected, mark.getBytes(StandardCharsets.UTF_8)));
    }

    private static Stream<String> marks(Context context) {
        String cookie = context.cookie(COOKIE);
        return cookie == null ? Stream.empty() : Arrays.stream(cookie.split("[.]"));
    }

    /** From now on this browser is known for the account. */
    void know(Context context, Account account) {
        String mark = mark(account);
        String marks = Stream.concat(Stream.of(mark), marks(context).filter(other -> !other.equals(mark)))
                .limit(MOST_KNOWN)
                .collect(Collectors.joining("."));
        Cookies.set(context, COOKIE, marks, "/", YEAR);
    }

    private String mark(Account account) {
        return signer.sign("known " + account.id());
    }
}
