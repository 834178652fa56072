package org.chuhe.server.platform.http;

import io.javalin.http.Context;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * How the log names what was asked for: secrets that stand in an address are left out, line breaks too, and what follows a
 * question mark is never said.
 */
final class LoggedPath {
    /** Parts of addresses by which somebody may do what others may not. */
    static final Set<String> SECRET = Set.of("key", "pass", "secret");
    /** Parts that say which thing is meant. Every parameter of a route is in one of the two lists; a test looks. */
    static final Set<String> PLAIN = Set.of(
            "article", "deed", "edition", "file", "format", "grade", "id", "name", "no", "number", "paper", "round",
            "version");

    /** Secrets are longer than names of things: they are known where an address leads nowhere, or nobody has got so far. */
    private static final Pattern LIKE_A_SECRET = Pattern.compile("[A-Za-z0-9_.-]{20,}");

    private static final int LONGEST = 200;

    private LoggedPath() {}

    static String of(Context context) {
        return of(
                Optional.ofNullable(context.endpoint())
                        .map(endpoint -> endpoint.path)
                        .orElse(""),
                context.path());
    }

    static String of(String route, String path) {
        String[] names = route.split("/");
        String[] parts = path.split("/");
        for (int i = 0; i < parts.length; i++) {
            String name = names.length == parts.length ? names[i] : "";
            boolean secret = name.startsWith("{") && SECRET.contains(name.substring(1, name.length() - 1));
            if (secret) {
                parts[i] = name;
            } else if (LIKE_A_SECRET.matcher(parts[i]).matches()) {
                parts[i] = "{…}";
            }
        }
        String said = String.join("/", parts).replaceAll("\\p{Cntrl}", "?");
        return said.isEmpty() ? "/" : said.length() > LONGEST ? said.substring(0, LONGEST) : said;
    }
}
