package org.chuhe.server.game.arbiter;

import io.javalin.config.RoutesConfig;
import java.time.Clock;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Pages;
import tools.jackson.databind.json.JsonMapper;

/** Games at real boards: an arbiter opens a table and keeps its log. */
public final class ConductFeature implements Feature {
    private final TableDesk desk;
    private final ConductPages pages;

    public ConductFeature(Pages pages, JsonMapper json, Clock clock, LiveGames games) {
        this.desk = new TableDesk(json, clock, games.rooms(), games.officials(), games.rulings());
        this.pages = new ConductPages(pages, games.index(), games.maker(), games.officials(), desk);
    }

    @Override
    public void routes(RoutesConfig routes) {
        desk.routes(routes);
        pages.routes(routes);
    }

    @Override
    public String api() {
        return "openapi.json";
    }
}
