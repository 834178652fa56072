package org.chuhe.server.games.library;

import io.javalin.config.RoutesConfig;
import java.util.List;
import java.util.function.Consumer;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Site;

/** The part of the site that keeps games: everybody's library, and each account's own games. */
public final class LibraryFeature implements Feature {
    private final LibraryDesk desk;
    private final List<Consumer<RoutesConfig>> pages;

    public LibraryFeature(Site site, LiveGames games) {
        this.desk = new LibraryDesk(site.storage(), site.json(), site.jobs(), site.clock(), site.random(), games);
        this.pages = List.of(
                new LibraryPages(site.pages(), desk)::routes,
                new TreePages(site.pages(), site.json(), desk)::routes,
                new UploadPages(site.pages(), desk)::routes,
                new LibraryApi(site.json(), desk)::routes);
    }

    @Override
    public void routes(RoutesConfig routes) {
        pages.forEach(each -> each.accept(routes));
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
