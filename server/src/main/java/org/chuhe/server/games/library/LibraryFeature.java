package org.chuhe.server.games.library;

import io.javalin.config.RoutesConfig;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.function.Consumer;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.jobs.Jobs;
import tools.jackson.databind.json.JsonMapper;

/** The part of the site that keeps games: everybody's library, and each account's own games. */
public final class LibraryFeature implements Feature {
    private final LibraryDesk desk;
    private final List<Consumer<RoutesConfig>> pages;

    public LibraryFeature(
            Storage storage,
            Pages pages,
            JsonMapper json,
            Jobs jobs,
            Clock clock,
            SecureRandom random,
            LiveGames games) {
        this.desk = new LibraryDesk(storage, json, jobs, clock, random, games);
        this.pages = List.of(
                new LibraryPages(pages, desk)::routes,
                new TreePages(pages, json, desk)::routes,
                new UploadPages(pages, desk)::routes,
                new LibraryApi(json, desk)::routes);
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
