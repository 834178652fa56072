package org.chuhe.server;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.server.event.actions.ActionReader;
import org.chuhe.server.event.api.ActionRoute;
import org.chuhe.server.event.api.EntryLists;
import org.chuhe.server.event.api.EventApi;
import org.chuhe.server.event.boards.LiveBoards;
import org.chuhe.server.event.boards.Passes;
import org.chuhe.server.event.broadcast.BoardsSocket;
import org.chuhe.server.event.broadcast.BroadcastPages;
import org.chuhe.server.event.broadcast.Broadcasts;
import org.chuhe.server.event.export.FileShelf;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventLinks;
import org.chuhe.server.event.log.EventStore;
import org.chuhe.server.event.pages.BoardPages;
import org.chuhe.server.event.pages.CaptainPages;
import org.chuhe.server.event.pages.EventList;
import org.chuhe.server.event.pages.EventsFeature;
import org.chuhe.server.event.pages.ImportPages;
import org.chuhe.server.event.pages.InfoPages;
import org.chuhe.server.event.pages.MyBoard;
import org.chuhe.server.event.pages.OrganiserPages;
import org.chuhe.server.event.pages.PlayerPages;
import org.chuhe.server.event.pages.PlayersOwnPages;
import org.chuhe.server.event.pages.PublicPages;
import org.chuhe.server.event.pages.RoundPages;
import org.chuhe.server.event.pages.SiteZip;
import org.chuhe.server.game.PlayFeature;
import org.chuhe.server.game.api.ArbiterRoutes;
import org.chuhe.server.game.api.GameRoutes;
import org.chuhe.server.game.api.LiveSocket;
import org.chuhe.server.game.api.TableRoutes;
import org.chuhe.server.game.arbiter.ConductFeature;
import org.chuhe.server.game.computer.ComputerPage;
import org.chuhe.server.game.computer.EngineFiles;
import org.chuhe.server.game.page.Lobby;
import org.chuhe.server.game.page.PlayPages;
import org.chuhe.server.game.page.WallPage;
import org.chuhe.server.game.paper.GamePapers;
import org.chuhe.server.game.paper.GameSheets;
import org.chuhe.server.game.room.GivenRulings;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.game.store.GameIndex;
import org.chuhe.server.game.watch.Spectators;
import org.chuhe.server.games.analysis.AnalysisFeature;
import org.chuhe.server.games.files.RecordPages;
import org.chuhe.server.games.library.LibraryFeature;
import org.chuhe.server.games.matches.MatchesFeature;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.Site;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.jobs.Jobs;
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
import org.chuhe.server.site.HomePage;
import org.chuhe.server.site.account.AccountApi;
import org.chuhe.server.site.account.AccountPages;
import org.chuhe.server.site.account.LoginGate;
import org.chuhe.server.site.account.PersonalData;
import org.chuhe.server.site.offline.OfflineFeature;
import org.chuhe.server.training.exams.ExamsFeature;
import org.chuhe.server.training.mates.MatesPages;
import org.chuhe.server.training.practice.PracticeApi;
import org.chuhe.server.training.practice.PracticePages;
import tools.jackson.databind.json.JsonMapper;

/** Puts the features of the site together: the only place that knows what each of them is made with. */
final class Features {
    private final Site site;
    private final PrometheusMeterRegistry metrics;
    private final SiteAddress address;
    private final Storage storage;
    private final Accounts accounts;
    private final Signer signer;
    private final Pages pages;
    private final RateLimits limits;
    private final JsonMapper json;
    private final Jobs jobs;
    private final Clock clock;
    private final Clock steady;
    private final SecureRandom random;
    private final TimeText times;

    Features(Site site, PrometheusMeterRegistry metrics) {
        this.site = site;
        this.metrics = metrics;
        this.address = site.address();
        this.storage = site.storage();
        this.accounts = site.accounts();
        this.signer = site.signer();
        this.pages = site.pages();
        this.limits = site.limits();
        this.json = site.json();
        this.jobs = site.jobs();
        this.clock = site.clock();
        this.steady = site.steady();
        this.random = site.random();
        this.times = site.times();
    }

    List<Feature> all() {
        Library library = Library.load();
        FigureRulings rulings = new FigureRulings(library);
        List<Feature> features = new ArrayList<>();
        features.add(new HomePage(storage, accounts, pages, clock, random, times));
        EngineFiles engine = new EngineFiles();
        Heartbeat heartbeat = ChuheServer.heartbeat(site);
        if (steady instanceof SteadyClock games) {
            heartbeat.onBeat(games::compare);
            Gauge.builder("chuhe.clock.ahead", games, clock -> clock.ahead() / 1e3)
                    .baseUnit("seconds")
                    .description("How far the clock of games is ahead of the machine's")
                    .register(metrics);
        }
        LiveGames games = new LiveGames(storage, signer, json, site.metrics(), steady, random, times, heartbeat);
        CardPictures cards = new CardPictures(jobs);
        features.add(events(games, cards));
        features.add(play(games, engine, cards));
        features.add(engine);
        features.add(new ComputerPage(pages, engine));
        features.add(new RecordPages(
                address,
                storage,
                pages,
                json,
                site.metrics(),
                jobs,
                site.settings().keeping(),
                steady,
                random,
                games,
                engine));
        features.add(new LibraryFeature(storage, pages, json, jobs, clock, random, games));
        features.add(new ConductFeature(pages, json, steady, games));
        features.add(new AnalysisFeature(site.settings().analysis(), json, site.metrics(), jobs, steady, times, games));
        features.add(new MatchesFeature(address, storage, signer, pages, limits, json, clock, random));
        features.add(new Desk(storage, accounts, pages, json, site.metrics(), jobs, clock, random, times, cards));
        features.add(new RuleBookPages(pages, limits, library, rulings));
        features.add(new RuleBookApi(json, library, rulings));
        features.add(new PracticePages(storage, pages, limits, clock, random, library, rulings));
        features.add(new PracticeApi(storage, limits, json, clock, random, library, rulings));
        features.add(new MatesPages(storage, pages, json, clock, library));
        features.add(new ExamsFeature(
                address, storage, accounts, signer, pages, limits, jobs, steady, random, times, library, rulings,
                heartbeat));
        features.add(new OfflineFeature(jobs, library, rulings));
        List<FeatureTables> tables = ChuheServer.tables(json);
        PersonalData data = new PersonalData(storage, accounts, json, tables);
        LoginGate gate = new LoginGate(accounts, signer, limits);
        features.add(new AccountPages(
                site.settings(),
                address,
                accounts,
                site.visits(),
                site.door(),
                pages,
                limits,
                times,
                gate,
                new GameIndex(storage, json),
                data));
        features.add(new AccountApi(accounts, site.visits(), site.door(), gate, data));
        features.add(new Operation(site.settings().keeping(), storage, jobs, clock, heartbeat, metrics, tables));
        features.add(new Embedding(address, json, cards, features));
        features.add(new ApiPages(address, pages, json, features));
        return List.copyOf(features);
    }

    private EventsFeature events(LiveGames games, CardPictures cards) {
        EventStore store = new EventStore(storage, clock, random, json);
        EventDesk desk = new EventDesk(store, accounts, games::activity);
        Spectators spectators = new Spectators(steady, games.rooms(), games.officials());
        LiveBoards boards = new LiveBoards(store, desk, games, spectators);
        boards.begin();
        Broadcasts broadcasts = new Broadcasts(desk, boards, games.rooms(), spectators, steady, jobs);
        BroadcastPages broadcast = new BroadcastPages(
                address,
                pages,
                desk,
                boards,
                broadcasts,
                new BoardsSocket(site.door(), site.holders(), json, site.metrics(), steady, desk, broadcasts));
        EventLinks links = new EventLinks(signer);
        Passes passes = new Passes(links);
        ActionReader reader = new ActionReader(clock, random);
        EntryLists lists = new EntryLists(storage, clock, random);
        ActionRoute actions = new ActionRoute(store, desk, reader, accounts, lists);
        FileShelf shelf = new FileShelf(jobs);
        // The organisers' first, so that /events/new is not taken for a tournament of that name.
        return new EventsFeature(
                broadcast,
                shelf,
                List.of(
                        new OrganiserPages(accounts, pages, json, times, store, desk, actions)::routes,
                        new ImportPages(pages, desk, lists, shelf)::routes,
                        new RoundPages(address, pages, desk, links)::routes,
                        new EventList(pages, store)::routes,
                        new BoardPages(address, pages, limits, desk, boards, passes)::routes,
                        new PublicPages(
                                address,
                                pages,
                                clock,
                                desk,
                                boards,
                                new MyBoard.Finder(passes, games.seats()),
                                shelf,
                                new SiteZip(accounts, times, store, boards, spectators),
                                cards)::routes,
                        broadcast::routes,
                        new PlayerPages(address, pages, desk, boards, links)::routes,
                        new InfoPages(pages, desk)::routes,
                        new CaptainPages(pages, limits, json, desk, links)::routes,
                        new PlayersOwnPages(pages, limits, json, desk, passes, links)::routes,
                        new EventApi(json, times, store, desk, actions, boards, shelf)::routes));
    }

    /** @param engine the program that the lobby offers to newcomers who are alone there */
    private PlayFeature play(LiveGames games, EngineFiles engine, CardPictures cards) {
        GameSheets sheets = new GameSheets(jobs);
        LiveSocket socket = new LiveSocket(
                accounts,
                site.visits(),
                site.door(),
                site.holders(),
                json,
                site.metrics(),
                jobs,
                steady,
                games.rooms(),
                games.officials());
        Lobby lobby = new Lobby(steady, games.rooms(), games.index(), games.officials());
        TableRoutes tables = new TableRoutes(address, site.door(), limits, json, random, games);
        GameRoutes gameRoutes =
                new GameRoutes(steady, games.rooms(), games.officials(), new GivenRulings(games.store()), sheets);
        PlayPages playing = new PlayPages(
                site.settings(),
                address,
                pages,
                steady,
                games.rooms(),
                games.officials(),
                games.seats(),
                lobby,
                tables,
                gameRoutes,
                engine.present(),
                cards);
        return new PlayFeature(
                games,
                sheets,
                socket,
                playing,
                List.of(
                        lobby::routes,
                        tables::routes,
                        gameRoutes::routes,
                        new GamePapers(games.rooms(), games.officials(), sheets)::routes,
                        new WallPage(pages, new Spectators(steady, games.rooms(), games.officials()))::routes,
                        new ArbiterRoutes(json, random, games.rooms(), games.officials())::routes));
    }
}
