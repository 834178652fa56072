package org.chuhe.server.web;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.server.identity.Account;
import org.chuhe.server.identity.Token;
import org.chuhe.text.Language;

/**
 * Whoever sent a request.
 *
 * @param locale the language, with the notation if one was chosen
 * @param theme {@code light}, {@code dark} or empty for what the machine prefers
 * @param account who it is, if logged in
 * @param secret the browser's own secret, from its cookie; empty if it sent none
 * @param csrf what a form must send back to prove that it came from our page
 * @param address where the request came from
 */
public record Visitor(
        Locale locale, String theme, Optional<Account> account, String secret, String csrf, String address) {
    private static final String ATTRIBUTE = "visitor";

    /** Who sent this request. */
    public static Visitor of(Context context) {
        Visitor visitor = context.attribute(ATTRIBUTE);
        if (visitor == null) {
            throw new IllegalStateException("the request has not passed the door");
        }
        return visitor;
    }

    void enter(Context context) {
        context.attribute(ATTRIBUTE, this);
    }

    /** The account; whoever has none is asked to log in. */
    public Account member() {
        return account.orElseThrow(() -> Failure.of(401));
    }

    /** Whether the reader reads Chinese. */
    public boolean chinese() {
        return language().isChinese();
    }

    public Language language() {
        return Language.of(locale);
    }

    /**
     * A name for the browser that others may see and nobody can turn into its cookie: the account's id, or one made from
     * the secret. Empty if the browser keeps no cookies.
     */
    public String identity() {
        return account.map(Account::id)
                .orElse(secret.isEmpty() ? "" : "guest-" + Token.hash(secret).substring(0, 20));
    }
}
