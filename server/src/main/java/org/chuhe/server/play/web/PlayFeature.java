package org.chuhe.server.play.web;

import io.javalin.config.RoutesConfig;
import org.chuhe.server.computer.EngineFiles;
import org.chuhe.server.play.live.LiveGames;
import org.chuhe.server.web.Feature;
import org.chuhe.server.web.Site;

/** Live games: the lobby, the board, the arbiter's panel and what is left of a game afterwards. */
public final class PlayFeature implements Feature {
    private final Site site;
    private final LiveGames games;
    private final EngineFiles engine;
    private final GameSheets sheets;
    private final LiveSocket socket;

    /** @param engine the program that the lobby offers to newcomers who are alone there */
    public PlayFeature(Site site, LiveGames games, EngineFiles engine) {
        this.site = site;
        this.games = games;
        this.engine = engine;
        this.sheets = new GameSheets(site.metrics());
        this.socket = new LiveSocket(site, games);
    }

    @Override
    public void routes(RoutesConfig routes) {
        Lobby lobby = new Lobby(site, games);
        TableRoutes tables = new TableRoutes(site, games);
        GameRoutes gameRoutes = new GameRoutes(site, games, sheets);
        lobby.routes(routes);
        tables.routes(routes);
        gameRoutes.routes(routes);
        new PlayPages(site, games, lobby, tables, gameRoutes, engine.present()).routes(routes);
        new GamePapers(site, games, sheets).routes(routes);
        new WallPage(site, games).routes(routes);
        new ArbiterRoutes(site, games).routes(routes);
        socket.routes(routes);
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
