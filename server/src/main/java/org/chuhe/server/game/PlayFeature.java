package org.chuhe.server.game;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.chuhe.server.game.api.ArbiterRoutes;
import org.chuhe.server.game.api.GameRoutes;
import org.chuhe.server.game.api.LiveSocket;
import org.chuhe.server.game.api.TableRoutes;
import org.chuhe.server.game.computer.EngineFiles;
import org.chuhe.server.game.page.Lobby;
import org.chuhe.server.game.page.PlayPages;
import org.chuhe.server.game.page.WallPage;
import org.chuhe.server.game.paper.GamePapers;
import org.chuhe.server.game.paper.GameSheets;
import org.chuhe.server.game.room.GivenRulings;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.game.watch.Spectators;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Preview;
import org.chuhe.server.platform.http.Site;
import org.chuhe.server.platform.share.CardPictures;

/** Live games: the lobby, the board, the arbiter's panel and what is left of a game afterwards. */
public final class PlayFeature implements Feature {
    private final LiveGames games;
    private final GameSheets sheets;
    private final LiveSocket socket;
    private final Lobby lobby;
    private final TableRoutes tables;
    private final GameRoutes gameRoutes;
    private final PlayPages pages;
    private final WallPage wall;
    private final ArbiterRoutes arbiters;

    /** @param engine the program that the lobby offers to newcomers who are alone there */
    public PlayFeature(Site site, LiveGames games, EngineFiles engine, CardPictures cards) {
        this.games = games;
        this.sheets = new GameSheets(site.jobs());
        this.socket = new LiveSocket(
                site.accounts(),
                site.visits(),
                site.door(),
                site.holders(),
                site.json(),
                site.metrics(),
                site.jobs(),
                site.steady(),
                games.rooms(),
                games.officials());
        this.lobby = new Lobby(site.steady(), games.rooms(), games.index(), games.officials());
        this.tables = new TableRoutes(site.address(), site.door(), site.limits(), site.json(), site.random(), games);
        this.gameRoutes = new GameRoutes(
                site.steady(), games.rooms(), games.officials(), new GivenRulings(games.store()), sheets);
        this.pages = new PlayPages(
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
        this.wall = new WallPage(site.pages(), new Spectators(site.steady(), games.rooms(), games.officials()));
        this.arbiters = new ArbiterRoutes(site.json(), site.random(), games.rooms(), games.officials());
    }

    @Override
    public void routes(RoutesConfig routes) {
        lobby.routes(routes);
        tables.routes(routes);
        gameRoutes.routes(routes);
        pages.routes(routes);
        new GamePapers(games.rooms(), games.officials(), sheets).routes(routes);
        wall.routes(routes);
        arbiters.routes(routes);
        socket.routes(routes);
    }

    @Override
    public Optional<CompletableFuture<Preview>> preview(Context context, URI link) {
        return pages.preview(context, link);
    }

    @Override
    public String api() {
        return "openapi.json";
    }

    @Override
    public void stopping() {
        sheets.close();
        socket.close();
        games.sayGoodbye();
    }

    @Override
    public void close() {
        games.close();
    }
}
