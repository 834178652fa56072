package org.chuhe.server.platform.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import jakarta.servlet.ServletException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Map;
import org.chuhe.arbiter.RulingException;
import org.chuhe.core.notation.NotationException;
import org.chuhe.json.JsonException;
import org.chuhe.server.platform.auth.IdentityException;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.config.FaultLog;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.CommandRefused;
import org.eclipse.jetty.http.HttpException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;

/** What is answered when something goes wrong: a sentence in the visitor's language, never a stack trace. */
public final class Errors {
    private static final Logger LOG = LoggerFactory.getLogger(Errors.class);
    private static final Messages WORDS = Messages.beside(Errors.class);
    private static final View PAGE = View.of("layout/error.jte", WORDS, "error.title");

    private final Pages pages;
    private final SecureRandom random;

    Errors(Pages pages, SecureRandom random) {
        this.pages = pages;
        this.random = random;
    }

    /** What an error page shows. */
    public record Shown(int status, String text) {}

    void routes(RoutesConfig routes) {
        routes.exception(Failure.class, (e, context) -> answer(context, e));
        routes.exception(IdentityException.class, (e, context) -> answer(context, Failure.unusable(e.message())));
        routes.exception(Rejection.class, (e, context) -> answer(context, Failure.of(e)));
        routes.exception(NotationException.class, (e, context) -> answer(context, Failure.unusable(e.message())));
        routes.exception(JsonException.class, (e, context) -> answer(context, Failure.unusable(e.words())));
        routes.exception(CommandRefused.class, (e, context) -> answer(context, Failure.unusable(e.words())));
        routes.exception(
                RulingException.class,
                (e, context) -> say(context, 422, e.message(Visitor.of(context).locale())));
        routes.exception(JacksonException.class, (e, context) -> answer(context, Failure.notJson()));
        routes.exception(HttpResponseException.class, (e, context) -> answer(context, Failure.of(e.getStatus())));
        routes.exception(ServletException.class, (e, context) -> {
            if (e.getCause() instanceof HttpException theirs && theirs.getCode() < 500) {
                answer(context, Failure.of(theirs.getCode()));
            } else {
                unexpected(e, context);
            }
        });
        routes.exception(Exception.class, this::unexpected);
    }

    /** Marks an answer that says by itself why something is not done. */
    public static void status(Context context, Rejection rejection) {
        context.status(Failure.status(rejection));
    }

    private void unexpected(Exception e, Context context) {
        if (Storage.isAway(e)) {
            FaultLog.mentionOnce(LOG, "the database cannot be reached or takes nothing", e);
            answer(context, Failure.storage(context.method().equals(HandlerType.GET), Storage.isCutOff(e)));
            return;
        }
        String reference = Token.id(random);
        FaultLog.tell(LOG, context.method() + " " + LoggedPath.of(context) + " failed, reference " + reference, e);
        answer(context, Failure.unexpected(reference));
    }

    private void answer(Context context, Failure failure) {
        if (failure.status() == 401 && isVisit(context)) {
            // Whoever opens a page that needs an account logs in and goes on there.
            context.redirect(
                    "/login?next=" + URLEncoder.encode(asked(context), StandardCharsets.UTF_8), HttpStatus.SEE_OTHER);
            return;
        }
        if (failure.seconds() > 0) {
            context.header("Retry-After", Long.toString(failure.seconds()));
        }
        say(context, failure.status(), failure.message().in(Visitor.of(context).locale()));
    }

    private void say(Context context, int status, String text) {
        context.status(status);
        if (wantsJson(context)) {
            context.json(Map.of("error", text));
        } else {
            pages.show(context, PAGE, new Shown(status, text));
        }
    }

    /** Whether a person opens a page; programs and scripts are told that they may not. */
    private static boolean isVisit(Context context) {
        String accept = context.header("Accept");
        return context.method().equals(HandlerType.GET)
                && accept != null
                && accept.contains("text/html")
                && !wantsJson(context);
    }

    private static String asked(Context context) {
        String query = context.queryString();
        String path = context.req().getRequestURI();
        return query == null || query.isEmpty() ? path : path + "?" + query;
    }

    private static boolean wantsJson(Context context) {
        String accept = context.header("Accept");
        return context.path().startsWith("/api/")
                || context.isJson()
                || (accept != null && accept.contains("application/json") && !accept.contains("text/html"));
    }
}
