package org.chuhe.server;

import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.chuhe.server.event.log.EventTables;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.PlayersGames;
import org.chuhe.server.games.files.SharedTables;
import org.chuhe.server.games.library.store.LibraryTables;
import org.chuhe.server.games.matches.MatchStore;
import org.chuhe.server.platform.auth.AccountTables;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.config.LogStyle;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.db.DataFolder;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Site;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.WebServer;
import org.chuhe.server.platform.jobs.SteadyClock;
import org.chuhe.server.platform.operation.Heartbeat;
import org.chuhe.server.ruling.RulingLog;
import org.chuhe.server.training.exams.ExamStore;
import org.chuhe.server.training.mates.Reviews;
import org.chuhe.server.training.practice.StoredScoreBook;
import tools.jackson.databind.json.JsonMapper;

/**
 * A running server.
 *
 * <pre>{@code
 * try (ChuheServer server = ChuheServer.start(Settings.read(Map.of("port", "8080"), Map.of()))) {
 *     System.out.println(server.address());
 * }
 * }</pre>
 */
public final class ChuheServer implements AutoCloseable {
    private final Optional<DataFolder> folder;
    private final Storage storage;
    private final WebServer web;
    private final JvmGcMetrics collections;
    private final PrometheusMeterRegistry metrics;

    private ChuheServer(
            Optional<DataFolder> folder,
            Storage storage,
            WebServer web,
            JvmGcMetrics collections,
            PrometheusMeterRegistry metrics) {
        this.folder = folder;
        this.storage = storage;
        this.web = web;
        this.collections = collections;
        this.metrics = metrics;
    }

    /** Starts a server with the machine's time and chance. */
    public static ChuheServer start(Settings settings) {
        Clock machine = Clock.systemUTC();
        return start(
                settings,
                machine,
                storage -> SteadyClock.begin(
                        machine, Math.max(Heartbeat.newest(storage), GameStore.lastChange(storage)), System::nanoTime),
                new SecureRandom());
    }

    /** Starts a server with a clock and chance of the caller's. */
    public static ChuheServer start(Settings settings, Clock clock, SecureRandom random) {
        return start(settings, clock, storage -> clock, random);
    }

    private static ChuheServer start(
            Settings settings, Clock machine, Function<Storage, Clock> time, SecureRandom random) {
        LogStyle.apply(settings.log());
        Optional<DataFolder> folder =
                settings.database().isEmpty() ? Optional.of(DataFolder.take(settings.data())) : Optional.empty();
        try {
            return start(settings, folder, machine, time, random);
        } catch (RuntimeException e) {
            folder.ifPresent(DataFolder::close);
            throw e;
        }
    }

    private static ChuheServer start(
            Settings settings,
            Optional<DataFolder> folder,
            Clock machine,
            Function<Storage, Clock> time,
            SecureRandom random) {
        Storage storage = Storage.open(settings);
        try {
            Clock steady = time.apply(storage);
            PrometheusMeterRegistry metrics = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
            new JvmMemoryMetrics().bindTo(metrics);
            new JvmThreadMetrics().bindTo(metrics);
            new ProcessorMetrics().bindTo(metrics);
            JvmGcMetrics collections = new JvmGcMetrics();
            collections.bindTo(metrics);
            storage.count(metrics);
            WebServer web = WebServer.start(
                    settings, storage, machine, steady, random, metrics, site -> new Features(site, metrics).all());
            return new ChuheServer(folder, storage, web, collections, metrics);
        } catch (RuntimeException e) {
            storage.close();
            throw e;
        }
    }

    /** A heart that beats while a game or an exam goes by the server's clock. */
    public static Heartbeat heartbeat(Site site) {
        return new Heartbeat(
                site.storage(), site.steady(), Token.id(site.random()), List.of(GameStore::isTimed, ExamStore::isSat));
    }

    /** The tables of all features. The library still asks the games who played them when an account is forgotten, so it is first. */
    public static List<FeatureTables> tables(JsonMapper json) {
        return List.of(
                new LibraryTables(),
                new PlayersGames(json),
                new EventTables(),
                new AccountTables(),
                new SharedTables(),
                MatchStore.TABLES,
                RulingLog.TABLES,
                StoredScoreBook.TABLES,
                Reviews.TABLES,
                ExamStore.TABLES,
                Heartbeat.TABLES);
    }

    /** Where the server is found on this machine. */
    public String address() {
        return SiteAddress.here(site().settings(), web.port());
    }

    /** Where other devices find it; none if they find it under the same address, or not at all. */
    public Optional<String> addressForOthers() {
        String own = address();
        return Optional.of(site().address().of("http", own.substring("http://".length())))
                .filter(address -> !address.equals(own));
    }

    /** Whether links are made of the name in each request, because no address is set though others can reach this machine. */
    public boolean trustsRequestedNames() {
        return site().address().isTakenFromRequests();
    }

    /** The link by which the first administrator makes an account; none once there is one. */
    public Optional<String> adminLink() {
        if (site().accounts().hasAdmin()) {
            return Optional.empty();
        }
        String secret = site().accounts().inviteFirstAdmin();
        String url = site().settings().url();
        return Optional.of((url.isEmpty() ? address() : url) + "/invitations/" + secret);
    }

    /** All addresses that can be asked. */
    public List<WebServer.Route> routes() {
        return web.routes();
    }

    /** What the parts of the site work with. */
    public Site site() {
        return web.site();
    }

    @Override
    public void close() {
        web.close();
        collections.close();
        metrics.close();
        storage.close();
        folder.ifPresent(DataFolder::close);
    }
}
