package org.chuhe.server.game;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.chuhe.server.game.api.LiveSocket;
import org.chuhe.server.game.page.PlayPages;
import org.chuhe.server.game.paper.GameSheets;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Preview;

/** Live games: the lobby, the board, the arbiter's panel and what is left of a game afterwards. */
public final class PlayFeature implements Feature {
    private final LiveGames games;
    private final GameSheets sheets;
    private final LiveSocket socket;
    private final PlayPages pages;
    private final List<Consumer<RoutesConfig>> others;

    public PlayFeature(
            LiveGames games,
            GameSheets sheets,
            LiveSocket socket,
            PlayPages pages,
            List<Consumer<RoutesConfig>> others) {
        this.games = games;
        this.sheets = sheets;
        this.socket = socket;
        this.pages = pages;
        this.others = others;
    }

    @Override
    public void routes(RoutesConfig routes) {
        pages.routes(routes);
        socket.routes(routes);
        others.forEach(each -> each.accept(routes));
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
