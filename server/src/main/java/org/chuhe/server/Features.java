package org.chuhe.server;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
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
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.Site;
import org.chuhe.server.platform.http.SiteAddress;
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

    Features(Site site, PrometheusMeterRegistry metrics) {
        this.site = site;
        this.metrics = metrics;
    }

    List<Feature> all() {
        Library library = Library.load();
        FigureRulings rulings = new FigureRulings(library);
        List<Feature> features = new ArrayList<>();
        features.add(
                new HomePage(site.storage(), site.accounts(), site.pages(), site.clock(), site.random(), site.times()));
        EngineFiles engine = new EngineFiles();
        Heartbeat heartbeat = ChuheServer.heartbeat(site);
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
        features.add(events(games, cards));
        features.add(play(games, engine, cards));
        features.add(engine);
        features.add(new ComputerPage(site.pages(), engine));
        features.add(new RecordPages(
                site.address(),
                site.storage(),
                site.pages(),
                site.json(),
                site.metrics(),
                site.jobs(),
                site.settings().keeping(),
                site.steady(),
                site.random(),
                games,
                engine));
        features.add(new LibraryFeature(
                site.storage(), site.pages(), site.json(), site.jobs(), site.clock(), site.random(), games));
        features.add(new ConductFeature(site.pages(), site.json(), site.steady(), games));
        features.add(new AnalysisFeature(
                site.settings().analysis(),
                site.json(),
                site.metrics(),
                site.jobs(),
                site.steady(),
                site.times(),
                games));
        features.add(new MatchesFeature(
                site.address(),
                site.storage(),
                site.signer(),
                site.pages(),
                site.limits(),
                site.json(),
                site.clock(),
                site.random()));
        features.add(new Desk(
                site.storage(),
                site.accounts(),
                site.pages(),
                site.json(),
                site.metrics(),
                site.jobs(),
                site.clock(),
                site.random(),
                site.times(),
                cards));
        features.add(new RuleBookPages(site.pages(), site.limits(), library, rulings));
        features.add(new RuleBookApi(site.json(), library, rulings));
        features.add(new PracticePages(
                site.storage(), site.pages(), site.limits(), site.clock(), site.random(), library, rulings));
        features.add(new PracticeApi(
                site.storage(), site.limits(), site.json(), site.clock(), site.random(), library, rulings));
        features.add(new MatesPages(site.storage(), site.pages(), site.json(), site.clock(), library));
        features.add(new ExamsFeature(
                site.address(),
                site.storage(),
                site.accounts(),
                site.signer(),
                site.pages(),
                site.limits(),
                site.jobs(),
                site.steady(),
                site.random(),
                site.times(),
                library,
                rulings,
                heartbeat));
        features.add(new OfflineFeature(site.jobs(), library, rulings));
        List<FeatureTables> tables = ChuheServer.tables(site.json());
        PersonalData data = new PersonalData(site.storage(), site.accounts(), site.json(), tables);
        LoginGate gate = new LoginGate(site.accounts(), site.signer(), site.limits());
        features.add(new AccountPages(
                site.settings(),
                site.address(),
                site.accounts(),
                site.visits(),
                site.door(),
                site.pages(),
                site.limits(),
                site.times(),
                gate,
                new GameIndex(site.storage(), site.json()),
                data));
        features.add(new AccountApi(site.accounts(), site.visits(), site.door(), gate, data));
        features.add(new Operation(
                site.settings().keeping(), site.storage(), site.jobs(), site.clock(), heartbeat, metrics, tables));
        features.add(new Embedding(site.address(), site.json(), cards, features));
        features.add(new ApiPages(site.address(), site.pages(), site.json(), features));
        return List.copyOf(features);
    }

    private EventsFeature events(LiveGames games, CardPictures cards) {
        SiteAddress address = site.address();
        Pages pages = site.pages();
        JsonMapper json = site.json();
        EventStore store = new EventStore(site.storage(), site.clock(), site.random(), json);
        EventDesk desk = new EventDesk(store, site.accounts(), games::activity);
        Spectators spectators = new Spectators(site.steady(), games.rooms(), games.officials());
        LiveBoards boards = new LiveBoards(store, desk, games, spectators);
        boards.begin();
        Broadcasts broadcasts = new Broadcasts(desk, boards, games.rooms(), spectators, site.steady(), site.jobs());
        BroadcastPages broadcast = new BroadcastPages(
                address,
                pages,
                desk,
                boards,
                broadcasts,
                new BoardsSocket(site.door(), site.holders(), json, site.metrics(), site.steady(), desk, broadcasts));
        Passes passes = new Passes(site.signer());
        ActionReader reader = new ActionReader(site.clock(), site.random());
        EntryLists lists = new EntryLists(site.storage(), site.clock(), site.random());
        ActionRoute actions = new ActionRoute(store, desk, reader, site.accounts(), lists);
        FileShelf shelf = new FileShelf(site.jobs());
        // The organisers' first, so that /events/new is not taken for a tournament of that name.
        return new EventsFeature(
                broadcast,
                shelf,
                List.of(
                        new OrganiserPages(site.accounts(), pages, json, site.times(), store, desk, actions)::routes,
                        new ImportPages(pages, desk, lists, shelf)::routes,
                        new RoundPages(address, site.signer(), pages, desk)::routes,
                        new EventList(pages, store)::routes,
                        new BoardPages(address, pages, site.limits(), desk, boards, passes)::routes,
                        new PublicPages(
                                address,
                                pages,
                                site.clock(),
                                desk,
                                boards,
                                new MyBoard.Finder(passes, games.seats()),
                                shelf,
                                new SiteZip(site.accounts(), site.times(), store, boards, spectators),
                                cards)::routes,
                        broadcast::routes,
                        new PlayerPages(address, site.signer(), pages, desk, boards)::routes,
                        new InfoPages(pages, desk)::routes,
                        new CaptainPages(site.signer(), pages, site.limits(), json, desk)::routes,
                        new PlayersOwnPages(site.signer(), pages, site.limits(), json, desk, passes)::routes,
                        new EventApi(json, site.times(), store, desk, actions, boards, shelf)::routes));
    }

    /** @param engine the program that the lobby offers to newcomers who are alone there */
    private PlayFeature play(LiveGames games, EngineFiles engine, CardPictures cards) {
        JsonMapper json = site.json();
        GameSheets sheets = new GameSheets(site.jobs());
        LiveSocket socket = new LiveSocket(
                site.accounts(),
                site.visits(),
                site.door(),
                site.holders(),
                json,
                site.metrics(),
                site.jobs(),
                site.steady(),
                games.rooms(),
                games.officials());
        Lobby lobby = new Lobby(site.steady(), games.rooms(), games.index(), games.officials());
        TableRoutes tables = new TableRoutes(site.address(), site.door(), site.limits(), json, site.random(), games);
        GameRoutes gameRoutes = new GameRoutes(
                site.steady(), games.rooms(), games.officials(), new GivenRulings(games.store()), sheets);
        PlayPages pages = new PlayPages(
                site.settings(),
                site.address(),
                site.pages(),
                site.steady(),
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
                pages,
                List.of(
                        lobby::routes,
                        tables::routes,
                        gameRoutes::routes,
                        new GamePapers(games.rooms(), games.officials(), sheets)::routes,
                        new WallPage(site.pages(), new Spectators(site.steady(), games.rooms(), games.officials()))
                                ::routes,
                        new ArbiterRoutes(json, site.random(), games.rooms(), games.officials())::routes));
    }
}
