package org.chuhe.server.event.pages;

import io.javalin.http.Context;
import java.util.Optional;
import org.chuhe.server.event.boards.Passes;
import org.chuhe.server.event.log.EventState;
import org.chuhe.server.platform.http.Cookies;

/** A pass that was shown once, kept in the player's browser: from then on it knows him. */
final class PassCookie {
    private static final String NAME = "chuhe_pass";
    private static final int MONTH = 30 * 24 * 3600;

    private PassCookie() {}

    /** Whose pass the visitor has shown in this browser. */
    static Optional<Passes.Bearer> bearer(Context context, Passes passes, String id, EventState state) {
        String pass = context.cookie(NAME);
        return pass == null || pass.isEmpty() ? Optional.empty() : passes.bearer(id, state, pass);
    }

    static void keep(Context context, String id, String pass) {
        Cookies.set(context, NAME, pass, path(id), MONTH);
    }

    static void forget(Context context, String id) {
        Cookies.remove(context, NAME, path(id));
    }

    private static String path(String id) {
        return "/events/" + id;
    }
}
