package org.chuhe.server.game.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.chuhe.core.Side;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.paper.GameInWords;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.watch.Spectators;
import org.chuhe.server.game.words.PlayWords;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Result;

/**
 * 大棋盘: a game for the wall of a hall. The World rules (1.3) have it lie, Red on the right and Black on the left, with the
 * players' plates at its sides, 胜 hung on the winner's half and 和 between them. It shows what everybody sees, whoever has
 * switched it on.
 */
public final class WallPage {
    private static final View WALL = View.of("play/wall.jte", PlayWords.ALL, "wall.title", "wall.js");

    private final Pages pages;
    private final Spectators spectators;

    public WallPage(Pages pages, Spectators spectators) {
        this.pages = pages;
        this.spectators = spectators;
    }

    public void routes(RoutesConfig routes) {
        routes.get("/play/{id}/wall", this::show, Access.EVERYONE);
    }

    /**
     * What hangs on the wall.
     *
     * @param picture the position, for browsers without scripts
     * @param winner "red", "black", "nobody" of a draw; empty while it is played
     */
    public record Wall(String id, String title, String red, String black, String picture, String winner) {}

    private void show(Context context) {
        Visitor visitor = Visitor.of(context);
        LiveState live = spectators
                .everybody(context.pathParam("id"))
                .orElseThrow(Rejection::notFound)
                .live();
        String title = GameInWords.title(live, visitor.locale());
        pages.show(
                context,
                WALL.titled(PlayWords.ALL.message("literal", title)),
                new Wall(
                        live.id(),
                        title,
                        GameInWords.name(live, Side.RED, visitor.locale()),
                        GameInWords.name(live, Side.BLACK, visitor.locale()),
                        GameInWords.picture(live, visitor),
                        live.game()
                                .flatMap(GameState::result)
                                .map(result -> winner(result.outcome()))
                                .orElse("")));
    }

    private static String winner(Result outcome) {
        return switch (outcome) {
            case RED_WINS -> "red";
            case BLACK_WINS -> "black";
            case DRAW -> "nobody";
            default -> "";
        };
    }
}
