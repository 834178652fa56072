package org.chuhe.server;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.chuhe.server.event.log.EventTables;
import org.chuhe.server.event.pages.EventsFeature;
import org.chuhe.server.game.PlayFeature;
import org.chuhe.server.game.arbiter.ConductFeature;
import org.chuhe.server.game.computer.ComputerPage;
import org.chuhe.server.game.computer.EngineFiles;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.PlayersGames;
import org.chuhe.server.games.analysis.AnalysisFeature;
import org.chuhe.server.games.files.RecordPages;
import org.chuhe.server.games.files.SharedTables;
import org.chuhe.server.games.library.LibraryFeature;
import org.chuhe.server.games.library.store.LibraryTables;
import org.chuhe.server.games.matches.MatchStore;
import org.chuhe.server.games.matches.MatchesFeature;
import org.chuhe.server.platform.auth.AccountTables;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.config.LogStyle;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.db.DataFolder;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Site;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.WebServer;
import org.chuhe.server.platform.jobs.SteadyClock;
import org.chuhe.server.platform.openapi.ApiPages;
import org.chuhe.server.platform.operation.Heartbeat;
import org.chuhe.server.platform.operation.Operation;
import org.chuhe.server.platform.share.CardPictures;
import org.chuhe.server.platform.share.Embedding;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.rulebook.RuleBookApi;
import org.chuhe.server.rulebook.RuleBookPages;
import org.chuhe.server.ruling.Desk;
import org.chuhe.server.ruling.RulingLog;
import org.chuhe.server.site.HomePage;
import org.chuhe.server.site.account.AccountApi;
import org.chuhe.server.site.account.AccountPages;
import org.chuhe.server.site.account.PersonalData;
import org.chuhe.server.site.offline.OfflineFeature;
import org.chuhe.server.training.exams.ExamStore;
import org.chuhe.server.training.exams.ExamsFeature;
import org.chuhe.server.training.mates.MatesPages;
import org.chuhe.server.training.mates.Reviews;
import org.chuhe.server.training.practice.PracticeApi;
import org.chuhe.server.training.practice.PracticePages;
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
                    settings, storage, machine, steady, random, metrics, site -> features(site, metrics));
            return new ChuheServer(folder, storage, web, collections, metrics);
        } catch (RuntimeException e) {
            storage.close();
            throw e;
        }
    }

    private static List<Feature> features(Site site, PrometheusMeterRegistry metrics) {
        Library library = Library.load();
        FigureRulings rulings = new FigureRulings(library);
        List<Feature> features = new ArrayList<>();
        features.add(
                new HomePage(site.storage(), site.accounts(), site.pages(), site.clock(), site.random(), site.times()));
        EngineFiles engine = new EngineFiles();
        Heartbeat heartbeat = heartbeat(site);
        if (site.steady() instanceof SteadyClock steady) {
            heartbeat.onBeat(steady::compare);
            Gauge.builder("chuhe.clock.ahead", steady, clock -> clock.ahead() / 1e3)
                    .baseUnit("seconds")
                    .description("How far the clock of games is ahead of the machine's")
                    .register(metrics);
        }
        LiveGames games = new LiveGames(
                site.storage(),
                site.signer(),
                site.json(),
                site.metrics(),
                site.steady(),
                site.random(),
                site.times(),
                heartbeat);
        CardPictures cards = new CardPictures(site.jobs());
        features.add(new EventsFeature(site, games, cards));
        features.add(new PlayFeature(site, games, engine, cards));
        features.add(engine);
        features.add(new ComputerPage(site.pages(), engine));
        features.add(new RecordPages(site, games, engine));
        features.add(new LibraryFeature(site, games));
        features.add(new ConductFeature(site, games));
        features.add(new AnalysisFeature(site, games));
        features.add(new MatchesFeature(site));
        features.add(new Desk(site, cards));
        features.add(new RuleBookPages(site.pages(), site.limits(), library, rulings));
        features.add(new RuleBookApi(site.json(), library, rulings));
        features.add(new PracticePages(
                site.storage(), site.pages(), site.limits(), site.clock(), site.random(), library, rulings));
        features.add(new PracticeApi(
                site.storage(), site.limits(), site.json(), site.clock(), site.random(), library, rulings));
        features.add(new MatesPages(site.storage(), site.pages(), site.json(), site.clock(), library));
        features.add(new ExamsFeature(site, library, rulings, heartbeat));
        features.add(new OfflineFeature(site.jobs(), library, rulings));
        List<FeatureTables> tables = tables(site.json());
        PersonalData data = new PersonalData(site.storage(), site.accounts(), site.json(), tables);
        features.add(new AccountPages(site, data));
        features.add(new AccountApi(site.accounts(), site.visits(), site.door(), site.signer(), site.limits(), data));
        features.add(new Operation(site, heartbeat, metrics, tables));
        features.add(new Embedding(site.address(), site.json(), cards, features));
        features.add(new ApiPages(site.address(), site.pages(), site.json(), features));
        return List.copyOf(features);
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
