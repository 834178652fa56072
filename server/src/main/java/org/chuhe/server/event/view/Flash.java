package org.chuhe.server.event.view;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.chuhe.server.platform.http.Cookies;
import org.chuhe.server.platform.rejection.Rejection;

/**
 * What the next page says about the action just done. It travels in the reader's own cookie, so that pages work without
 * scripts and the server need not remember it.
 *
 * @param text empty if there is nothing to say
 * @param problem whether it is something that went wrong
 */
public record Flash(String text, boolean problem) {
    private static final String COOKIE = "chuhe_said";
    private static final int LONGEST = 1_000;
    private static final int SECONDS = 60;

    public static void leave(Context context, String id, String text, boolean problem) {
        String cut = text.length() > LONGEST ? text.substring(0, LONGEST) : text;
        String value = Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(((problem ? "!" : " ") + cut).getBytes(StandardCharsets.UTF_8));
        Cookies.set(context, COOKIE, value, path(id), SECONDS);
    }

    /** Leaves word why something was not done; what is due to the reader himself, or to too many requests, is not for here. */
    public static void refuse(Context context, EventVisit visit, Rejection rejection) {
        if (!rejection.isAboutContent()) {
            throw rejection;
        }
        leave(context, visit.id(), rejection.message().in(visit.locale()), true);
    }

    static Flash take(Context context, String id) {
        String value = context.cookie(COOKIE);
        if (value == null) {
            return new Flash("", false);
        }
        Cookies.remove(context, COOKIE, path(id));
        try {
            String text = new String(Base64.getUrlDecoder().decode(value), StandardCharsets.UTF_8);
            return text.isEmpty() ? new Flash("", false) : new Flash(text.substring(1), text.charAt(0) == '!');
        } catch (IllegalArgumentException e) {
            return new Flash("", false);
        }
    }

    private static String path(String id) {
        return "/events/" + id;
    }
}
