package org.chuhe.server.game.arbiter;

import io.javalin.config.RoutesConfig;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Site;

/** Games at real boards: an arbiter opens a table and keeps its log. */
public final class ConductFeature implements Feature {
    private final Site site;
    private final LiveGames games;

    public ConductFeature(Site site, LiveGames games) {
        this.site = site;
        this.games = games;
    }

    @Override
    public void routes(RoutesConfig routes) {
        TableDesk desk = new TableDesk(site, games);
        desk.routes(routes);
        new ConductPages(site, games, desk).routes(routes);
    }

    @Override
    public String api() {
        return "openapi.json";
    }
}
