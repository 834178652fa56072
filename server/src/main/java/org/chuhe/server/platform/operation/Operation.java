package org.chuhe.server.platform.operation;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.config.Keeping;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.rejection.Rejection;

/**
 * {@code /health} for whoever watches over the process, {@code /metrics} for its graphs. Alive is a process that answers;
 * one that is not should be started anew. Ready is one that can store; others should be asked until it is.
 */
public final class Operation implements Feature {
    private static final long PATIENCE_MILLIS = 2_000;

    private final PrometheusMeterRegistry metrics;
    private final Heartbeat heartbeat;

    public Operation(
            Keeping keeping,
            Storage storage,
            Jobs jobs,
            Clock clock,
            Heartbeat heartbeat,
            PrometheusMeterRegistry metrics,
            List<FeatureTables> tables) {
        this.metrics = metrics;
        this.heartbeat = heartbeat;
        Retention retention = new Retention(storage, clock, keeping, tables);
        jobs.every(Duration.ofMinutes(10), "to remove what has expired", retention::sweep);
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/health", this::ready, Access.EVERYONE);
        routes.get("/health/ready", this::ready, Access.EVERYONE);
        routes.get("/health/alive", context -> context.json(Map.of("status", "ok")), Access.EVERYONE);
        routes.get("/metrics", this::metrics, Access.EVERYONE);
    }

    /**
     * A database that answers questions but takes nothing – a full disk, a lock that nobody gives back – is of no use to a game.
     * The answer is a second old at most, and no thread waits for it.
     */
    private void ready(Context context) {
        AsyncAnswer.send(
                context,
                heartbeat
                        .written()
                        .thenApply(beat -> true)
                        .completeOnTimeout(false, PATIENCE_MILLIS, TimeUnit.MILLISECONDS)
                        .exceptionally(problem -> false),
                well -> context.status(well ? 200 : 503).json(Map.of("status", well ? "ok" : "database")));
    }

    /** Numbers about the server are for the machine itself and for administrators. */
    private void metrics(Context context) {
        boolean admin = Visitor.of(context)
                .account()
                .filter(account -> account.may(Role.ADMIN))
                .isPresent();
        if (!admin
                && (context.header("X-Forwarded-For") != null
                        || !local(context.ip())
                        || !SiteAddress.namesThisMachine(context))) {
            throw Rejection.notFound();
        }
        context.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.scrape());
    }

    private static boolean local(String address) {
        try {
            return InetAddress.getByName(address.replaceAll("[\\[\\]]", "")).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
