package org.chuhe.server.platform.http;

import io.javalin.http.Context;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.chuhe.server.platform.auth.Account;

/** Answers that are worked out while no thread of the web server waits for them. */
public final class AsyncAnswer {
    private AsyncAnswer() {}

    /**
     * Whose line a request stands in: an account's, or that of the address it came from. What a hall wants to see, pairings
     * or a sheet, is the same for all of it, made once and kept, so that one line is enough.
     */
    public static String asker(Context context) {
        Visitor visitor = Visitor.of(context);
        return visitor.account().map(Account::id).orElse(visitor.address());
    }

    /** Answers a request when the work for it is done. */
    public static <T> void send(Context context, CompletableFuture<T> work, Consumer<T> answer) {
        context.future(() -> work.thenAccept(answer));
    }

    /** What went wrong, without the wrapping. */
    public static Throwable cause(Throwable problem) {
        Throwable cause = problem.getCause();
        return problem instanceof CompletionException && cause != null ? cause : problem;
    }
}
