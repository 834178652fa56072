package org.chuhe.server.games.library;

import io.javalin.config.RoutesConfig;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Site;

/** The part of the site that keeps games: everybody's library, and each account's own games. */
public final class LibraryFeature implements Feature {
    private final Site site;
    private final LibraryDesk desk;

    public LibraryFeature(Site site, LiveGames games) {
        this.site = site;
        this.desk = new LibraryDesk(site, games);
    }

    @Override
    public void routes(RoutesConfig routes) {
        new LibraryPages(site, desk).routes(routes);
        new TreePages(site, desk).routes(routes);
        new UploadPages(site, desk).routes(routes);
        new LibraryApi(site, desk).routes(routes);
    }

    @Override
    public String api() {
        return "openapi.json";
    }

    @Override
    public void close() {
        desk.close();
    }
}
