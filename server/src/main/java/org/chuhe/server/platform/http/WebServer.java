package org.chuhe.server.platform.http;

import io.javalin.Javalin;
import io.javalin.event.HandlerMetaInfo;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.security.RouteRole;
import io.javalin.util.JavalinException;
import io.javalin.websocket.WsHandlerType;
import io.micrometer.core.instrument.MeterRegistry;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.auth.Visits;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.connections.ForwardedScheme;
import org.chuhe.server.platform.connections.Holders;
import org.chuhe.server.platform.connections.ManyConnections;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.text.Translated;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** Puts the kit together and serves the parts of the site over HTTP. */
public final class WebServer implements AutoCloseable {
    private static final String CACHE_LINE = "org.eclipse.jetty.util.referencesPerCacheLine";
    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
    private static final Duration SLOW = Duration.ofSeconds(1);
    private static final int DEEPEST_JSON = 40;
    /** So many lines a list of entries may have, and a little more. */
    private static final int MOST_FIELDS = 101_000;

    private static final String BEGAN = "began";

    private final Javalin javalin;
    private final List<Feature> features;
    private final Site site;
    private final List<Route> routes;

    private WebServer(Javalin javalin, List<Feature> features, Site site, List<Route> routes) {
        this.javalin = javalin;
        this.features = features;
        this.site = site;
        this.routes = routes;
    }

    /** An address that can be asked, and who may ask it. */
    public record Route(String method, String path, Set<RouteRole> roles) {}

    /**
     * Begins to serve.
     *
     * @param parts makes the parts of the site, given what they can use
     */
    public static WebServer start(
            Settings settings,
            Storage storage,
            Clock clock,
            Clock steady,
            SecureRandom random,
            MeterRegistry metrics,
            Function<Site, List<Feature>> parts) {
        Accounts accounts = new Accounts(storage, clock, random);
        accounts.completeLikenesses();
        Visits visits = new Visits(storage, accounts, clock, random);
        Signer signer = Signer.of(storage, random);
        RateLimits limits = new RateLimits(steady);
        Door door = new Door(settings, visits, signer, limits);
        Assets assets = new Assets();
        SiteAddress address = new SiteAddress(settings);
        Pages pages = new Pages(assets, door, address, random);
        JsonMapper json = json();
        Site site = new Site(
                settings,
                address,
                storage,
                accounts,
                visits,
                door,
                signer,
                pages,
                limits,
                new Holders(settings.connectionsPerAddress()),
                json,
                metrics,
                new Jobs(metrics),
                clock,
                steady,
                random);
        if (System.getProperty(CACHE_LINE) == null) {
            // Jetty would start all of the machine's management to find out how long a reference is.
            System.setProperty(CACHE_LINE, "16");
        }
        List<Feature> features = parts.apply(site);
        List<Route> routes = new ArrayList<>();
        List<HandlerMetaInfo> readable = new ArrayList<>();
        Javalin javalin = Javalin.create(config -> {
            config.events.handlerAdded(added -> {
                if (added.getHttpMethod().equals(HandlerType.GET)) {
                    readable.add(added);
                }
                if (added.getHttpMethod().isHttpMethod()
                        && !added.getHttpMethod().equals(HandlerType.HEAD)) {
                    routes.add(new Route(added.getHttpMethod().name(), added.getPath(), added.getRoles()));
                }
            });
            config.events.wsHandlerAdded(added -> {
                if (added.getHandlerType() == WsHandlerType.WEBSOCKET) {
                    routes.add(new Route("WS", added.getPath(), added.getRoles()));
                }
            });
            config.startup.showJavalinBanner = false;
            config.startup.showOldJavalinVersionWarning = false;
            config.jsonMapper(new StrictJson(json));
            config.http.maxRequestSize = BodySize.FILE.bytes();
            config.http.generateEtags = false;
            config.http.prefer405over404 = true;
            config.jetty.host = settings.host();
            config.jetty.port = settings.port();
            config.jetty.multipartConfig.maxTotalRequestSize(BodySize.FILE.bytes(), io.javalin.config.SizeUnit.BYTES);
            config.jetty.modifyHttpConfiguration(http -> {
                http.setSendServerVersion(false);
                http.setRequestHeaderSize(16 * 1024);
                http.addCustomizer(new ForwardedScheme(settings));
            });
            config.jetty.modifyServletContextHandler(handler -> {
                // A form may be as large as any request: how large that is, its address says. Each line of a list has a
                // box.
                handler.setMaxFormContentSize(BodySize.FILE.bytes());
                handler.setMaxFormKeys(MOST_FIELDS);
            });
            config.jetty.modifyServer(server -> server.setStopTimeout(5_000));
            ManyConnections.prepare(config.jetty, settings, BodySize.FILE.bytes());
            config.routes.before(context -> context.attribute(BEGAN, System.nanoTime()));
            config.routes.before(door::greet);
            config.routes.beforeMatched(door::admit);
            config.routes.after(context -> measure(context, metrics));
            new Errors(pages, random).routes(config.routes);
            BrokenLines.routes(config.routes);
            assets.routes(config.routes);
            features.forEach(feature -> feature.routes(config.routes));
            // Whoever may read an address may ask for its headers alone; the web server leaves out the rest.
            List.copyOf(readable)
                    .forEach(each -> config.routes.head(
                            each.getPath(), each.getHandler(), each.getRoles().toArray(new RouteRole[0])));
        });
        try {
            javalin.start();
        } catch (RuntimeException e) {
            // A port in use, say: what the parts do in the background must not go on alone.
            features.forEach(Feature::close);
            site.jobs().close();
            throw e;
        }
        return new WebServer(javalin, features, site, List.copyOf(routes));
    }

    private static JsonMapper json() {
        JsonFactory factory = JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(DEEPEST_JSON)
                        .build())
                .build();
        return JsonMapper.builder(factory)
                .addModule(new SimpleModule().addSerializer(Translated.class, new ByLanguage()))
                .build();
    }

    private static void measure(Context context, MeterRegistry metrics) {
        Long began = context.attribute(BEGAN);
        if (began == null) {
            return;
        }
        long nanos = System.nanoTime() - began;
        String route = Optional.ofNullable(context.endpoint())
                .map(endpoint -> endpoint.path)
                .orElse("none");
        metrics.timer(
                        "chuhe.http",
                        "method",
                        context.method().name(),
                        "route",
                        route,
                        "status",
                        Integer.toString(context.statusCode()))
                .record(nanos, TimeUnit.NANOSECONDS);
        if (nanos > SLOW.toNanos()) {
            LOG.warn(
                    "slow: {} {} {} {} ms",
                    context.method(),
                    LoggedPath.of(context),
                    context.statusCode(),
                    nanos / 1_000_000);
        }
    }

    /** All addresses that can be asked. */
    public List<Route> routes() {
        return routes;
    }

    public Site site() {
        return site;
    }

    public int port() {
        return javalin.port();
    }

    /** Stops taking requests, lets the running ones finish, and ends the parts. */
    @Override
    public void close() {
        features.forEach(Feature::stopping);
        try {
            javalin.stop();
        } catch (JavalinException e) {
            LOG.warn("stopped while requests were running", e);
        }
        features.forEach(Feature::close);
        site.jobs().close();
    }
}
