package org.chuhe.server.web;

import io.javalin.http.Context;
import java.util.Optional;

/** How the log names what was asked for: secrets that stand in an address are left out, line breaks too. */
final class LoggedPath {
    private static final int LONGEST = 200;

    private LoggedPath() {}

    static String of(Context context) {
        String route = Optional.ofNullable(context.endpoint())
                .map(endpoint -> endpoint.path)
                .orElse("");
        boolean secret = route.contains("{secret}") || route.contains("{pass}");
        String path = (secret ? route : context.path()).replaceAll("\\p{Cntrl}", "?");
        return path.length() > LONGEST ? path.substring(0, LONGEST) : path;
    }
}
