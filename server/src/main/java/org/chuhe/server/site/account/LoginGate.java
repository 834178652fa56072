package org.chuhe.server.site.account;

import io.javalin.http.Context;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.AccountNames;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.SignedLink;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.http.Cookies;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.Visitor;

/**
 * Slows down whoever guesses passwords, and nobody else. Wrong tries are counted by address and by name, right ones cost
 * nothing, however many of a hall log in at once. A browser in which somebody has logged in before is known for that account: with the right password it always
 * gets in, however often strangers try his name.
 */
final class LoginGate {
    private static final String COOKIE = "chuhe_known";
    private static final int YEAR = 365 * 24 * 3600;
    /** Accounts that one browser is remembered for. */
    private static final int MOST_KNOWN = 5;

    private final Accounts accounts;
    private final Signer signer;
    private final RateLimits limits;

    LoginGate(Accounts accounts, Signer signer, RateLimits limits) {
        this.accounts = accounts;
        this.signer = signer;
        this.limits = limits;
    }

    /** The account, if name and password are right; too many wrong ones are refused before they are looked at. */
    Optional<Account> enter(Context context, String name, String password) {
        Optional<Account> known = accounts.find(name).filter(account -> isKnown(context, account));
        String address = Visitor.of(context).address();
        String byName = "name " + AccountNames.folded(name);
        if (known.isPresent()) {
            // Every try costs the processor something, whoever tries.
            limits.take(RateLimit.WRITE, "known " + known.get().id());
        } else {
            limits.check(RateLimit.LOGIN, address);
            limits.check(RateLimit.GUESS, byName);
        }
        Optional<Account> account = accounts.login(name, password);
        if (account.isPresent()) {
            know(context, account.get());
        } else if (known.isEmpty()) {
            limits.charge(RateLimit.LOGIN, address);
            limits.charge(RateLimit.GUESS, byName);
        }
        return account;
    }

    private boolean isKnown(Context context, Account account) {
        return marks(context).anyMatch(mark -> signer.opens(link(account), mark));
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
        return signer.secret(link(account));
    }

    private static SignedLink link(Account account) {
        return SignedLink.of(SignedLink.Purpose.BROWSER, account.id());
    }
}
