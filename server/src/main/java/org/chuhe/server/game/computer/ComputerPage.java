package org.chuhe.server.game.computer;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Position;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.server.game.words.PlayWords;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Door;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;

/** The page on which one plays against the computer. All that happens there happens in the visitor's browser. */
public final class ComputerPage implements Feature {
    private static final View PAGE = View.of("computer/computer.jte", PlayWords.ALL, "computer.title", "computer.js");
    private static final int LEVELS = 8;

    private final Pages pages;
    private final EngineFiles engine;

    public ComputerPage(Pages pages, EngineFiles engine) {
        this.pages = pages;
        this.engine = engine;
    }

    /**
     * What the page shows.
     *
     * @param engine where the program lies
     * @param levels how many levels there are
     * @param picture the position before the first move, as SVG
     */
    public record Model(String engine, int levels, List<RuleBook> editions, String picture) {}

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/computer", this::show, Access.EVERYONE);
    }

    private void show(Context context) {
        if (!engine.present()) {
            throw Rejection.notFound();
        }
        Door.isolate(context);
        String picture =
                BoardPicture.of(Position.START).look(Visitor.of(context).look()).svg();
        pages.show(context, PAGE, new Model(engine.folder(), LEVELS, RuleBooks.all(), picture));
    }
}
