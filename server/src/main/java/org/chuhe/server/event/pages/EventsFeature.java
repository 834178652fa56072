package org.chuhe.server.event.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.chuhe.server.event.actions.ActionReader;
import org.chuhe.server.event.api.ActionRoute;
import org.chuhe.server.event.api.EntryLists;
import org.chuhe.server.event.api.EventApi;
import org.chuhe.server.event.api.TableSchemas;
import org.chuhe.server.event.boards.LiveBoards;
import org.chuhe.server.event.boards.Passes;
import org.chuhe.server.event.broadcast.BroadcastPages;
import org.chuhe.server.event.export.FileShelf;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventLinks;
import org.chuhe.server.event.log.EventStore;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.game.watch.Spectators;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Preview;
import org.chuhe.server.platform.http.Site;
import org.chuhe.server.platform.share.CardPictures;
import tools.jackson.databind.JsonNode;

/** The part of the site about tournaments. */
public final class EventsFeature implements Feature {
    private final List<Consumer<RoutesConfig>> parts;
    private final FileShelf shelf;
    private final BroadcastPages broadcast;

    public EventsFeature(Site site, LiveGames games, CardPictures cards) {
        this.shelf = new FileShelf(site.jobs());
        EventStore store = new EventStore(site.storage(), site.clock(), site.random(), site.json());
        EventDesk desk = new EventDesk(store, site.accounts(), games::activity);
        Spectators spectators = new Spectators(site.clock(), games);
        LiveBoards boards = new LiveBoards(store, desk, games, spectators);
        boards.begin();
        this.broadcast = new BroadcastPages(site, desk, boards, games, spectators);
        EventLinks links = new EventLinks(site.signer());
        Passes passes = new Passes(links);
        ActionReader reader = new ActionReader(site.clock(), site.random());
        EntryLists lists = new EntryLists(site.storage(), site.clock(), site.random());
        ActionRoute actions = new ActionRoute(store, desk, reader, site.accounts(), lists);
        // The organisers' first, so that /events/new is not taken for a tournament of that name.
        this.parts = List.of(
                new OrganiserPages(site, store, desk, actions)::routes,
                new ImportPages(site, desk, lists)::routes,
                new RoundPages(site, desk, links)::routes,
                new EventList(site, store)::routes,
                new BoardPages(site, desk, boards, passes)::routes,
                new PublicPages(
                        site,
                        desk,
                        boards,
                        new MyBoard.Finder(passes, games),
                        shelf,
                        new SiteZip(site, store, boards, spectators),
                        cards)::routes,
                broadcast::routes,
                new PlayerPages(site, desk, boards, links)::routes,
                new InfoPages(site, desk)::routes,
                new CaptainPages(site, desk, links)::routes,
                new PlayersOwnPages(site, desk, passes, links)::routes,
                new EventApi(site, store, desk, actions, boards)::routes);
    }

    @Override
    public void routes(RoutesConfig routes) {
        parts.forEach(part -> part.accept(routes));
    }

    @Override
    public Optional<CompletableFuture<Preview>> preview(Context context, URI link) {
        return broadcast.preview(context, link);
    }

    @Override
    public void stopping() {
        broadcast.stopping();
        shelf.close();
    }

    @Override
    public void close() {
        broadcast.close();
    }

    @Override
    public String api() {
        return "openapi.json";
    }

    @Override
    public void describe(JsonNode schemas) {
        TableSchemas.into(schemas);
    }
}
