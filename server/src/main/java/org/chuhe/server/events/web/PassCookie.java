package org.chuhe.server.events.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Optional;
import org.chuhe.server.events.boards.Passes;
import org.chuhe.tournament.model.Event;

/** A pass that was shown once, kept in the player's browser: from then on it knows him. */
final class PassCookie {
    private static final String NAME = "chuhe_pass";
    private static final int MONTH = 30 * 24 * 3600;

    private PassCookie() {}

    /** Whose pass the visitor has shown in this browser. */
    static Optional<Passes.Bearer> bearer(Context context, Passes passes, String id, Event event) {
        String pass = context.cookie(NAME);
        return pass == null || pass.isEmpty() ? Optional.empty() : passes.bearer(id, event, pass);
    }

    static void keep(Context context, String id, String pass) {
        set(context, id, pass, MONTH);
    }

    static void forget(Context context, String id) {
        set(context, id, "", 0);
    }

    private static void set(Context context, String id, String pass, int seconds) {
        boolean secure = context.scheme().equals("https");
        context.cookie(new Cookie(NAME, pass, "/events/" + id, seconds, secure, true, null, SameSite.LAX));
    }
}
