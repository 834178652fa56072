package org.chuhe.server.operation;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Map;
import org.chuhe.server.identity.Role;
import org.chuhe.server.web.Access;
import org.chuhe.server.web.Failure;
import org.chuhe.server.web.Feature;
import org.chuhe.server.web.Site;
import org.chuhe.server.web.Visitor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** {@code /health} for whoever watches over the process, {@code /metrics} for its graphs. */
public final class Operation implements Feature {
    private static final Logger LOG = LoggerFactory.getLogger(Operation.class);

    private final Site site;
    private final PrometheusMeterRegistry metrics;

    public Operation(Site site, PrometheusMeterRegistry metrics) {
        this.site = site;
        this.metrics = metrics;
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/health", this::health, Access.EVERYONE);
        routes.get("/metrics", this::metrics, Access.EVERYONE);
    }

    private void health(Context context) {
        boolean well;
        try {
            well = site.storage().answers();
        } catch (RuntimeException e) {
            LOG.error("the database does not answer", e);
            well = false;
        }
        context.status(well ? 200 : 503).json(Map.of("status", well ? "ok" : "database"));
    }

    /** Numbers about the server are for the machine itself and for administrators. */
    private void metrics(Context context) {
        boolean admin = Visitor.of(context)
                .account()
                .filter(account -> account.may(Role.ADMIN))
                .isPresent();
        if (!admin && (context.header("X-Forwarded-For") != null || !local(context.ip()))) {
            throw Failure.notFound();
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
