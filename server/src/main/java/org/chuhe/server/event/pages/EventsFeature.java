package org.chuhe.server.event.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.chuhe.server.event.api.TableSchemas;
import org.chuhe.server.event.broadcast.BroadcastPages;
import org.chuhe.server.event.export.FileShelf;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Preview;
import tools.jackson.databind.JsonNode;

/** The part of the site about tournaments. */
public final class EventsFeature implements Feature {
    private final List<Consumer<RoutesConfig>> parts;
    private final FileShelf shelf;
    private final BroadcastPages broadcast;

    /** @param parts the pages and JSON, in the order in which their addresses are tried; all but the broadcast */
    public EventsFeature(BroadcastPages broadcast, FileShelf shelf, List<Consumer<RoutesConfig>> parts) {
        this.broadcast = broadcast;
        this.shelf = shelf;
        this.parts = parts;
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
