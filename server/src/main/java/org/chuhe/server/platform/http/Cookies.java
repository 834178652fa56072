package org.chuhe.server.platform.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;

/** Makes every cookie: out of reach of scripts and other sites, and for TLS only where visitors come by TLS. */
public final class Cookies {
    private Cookies() {}

    /** Whether a visitor has come by TLS, as far as the proxy in front. */
    static boolean secure(Context context) {
        return "https".equals(context.scheme());
    }

    /**
     * Hands a browser something to keep.
     *
     * @param path the addresses to which it sends it back
     */
    public static void set(Context context, String name, String value, String path, int seconds) {
        context.cookie(new Cookie(name, value, path, seconds, secure(context), true, null, SameSite.LAX));
    }

    /** Lets a browser forget what it was told to keep for a path. */
    public static void remove(Context context, String name, String path) {
        set(context, name, "", path, 0);
    }
}
