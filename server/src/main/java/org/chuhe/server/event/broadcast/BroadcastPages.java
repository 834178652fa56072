package org.chuhe.server.event.broadcast;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.server.event.boards.BoardChoice;
import org.chuhe.server.event.boards.LiveBoards;
import org.chuhe.server.event.boards.RoundGames;
import org.chuhe.server.event.boards.WatchedBoard;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.view.BoardGrid;
import org.chuhe.server.event.view.EventHead;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.event.view.ShownRound;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Door;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.Preview;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.share.FrameLine;
import org.chuhe.text.Messages;

/** 多台转播: boards of a tournament beside each other, on our own page and in frames of others. */
public final class BroadcastPages implements AutoCloseable {
    private static final Messages WORDS = EventVisit.WORDS;
    private static final View BOARDS = View.of("events/boards.jte", WORDS, "tab.boards", "boards.js");
    private static final View EMBED = View.of("events/embed.jte", WORDS, "tab.boards", "boards.js");
    private static final Pattern LINK = Pattern.compile("/events/([^/]+)/boards(/embed)?");
    /** As many can be chosen by a click; of more tables one writes the numbers. */
    private static final int MOST_TOGGLES = 64;

    private final SiteAddress address;
    private final Pages pages;
    private final EventDesk desk;
    private final LiveBoards boards;
    private final Broadcasts broadcasts;
    private final BoardsSocket socket;

    public BroadcastPages(
            SiteAddress address,
            Pages pages,
            EventDesk desk,
            LiveBoards boards,
            Broadcasts broadcasts,
            BoardsSocket socket) {
        this.address = address;
        this.pages = pages;
        this.desk = desk;
        this.boards = boards;
        this.broadcasts = broadcasts;
        this.socket = socket;
    }

    public void routes(RoutesConfig routes) {
        routes.get("/events/{id}/boards", this::show, Access.EVERYONE);
        routes.get("/events/{id}/boards/embed", this::embed, Access.EVERYONE);
        socket.routes(routes);
    }

    /** A choice that is one click away. */
    public record Choice(String label, String query, boolean now) {}

    /**
     * The page.
     *
     * @param rounds all rounds, and first the one that is being played
     * @param sizes how many boards can be seen
     * @param tables the boards of the round, to be chosen or left out one by one; none if there are too many
     * @param frame the line by which other sites show the same
     */
    public record Boards(
            EventHead head,
            BoardGrid grid,
            List<Choice> rounds,
            List<Choice> sizes,
            List<Choice> tables,
            String frame) {}

    private void show(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        EventVisit spectator = spectator(context);
        BoardGrid grid = grid(context, spectator);
        Preview preview = spectator.boards(grid.choice().query());
        String framed = address.of(context) + preview.frame().orElseThrow();
        pages.show(
                context,
                BOARDS.titled(WORDS.message(
                                "title", BOARDS.title(), visit.event().name()))
                        .passedOn(preview),
                new Boards(
                        visit.head(context, "boards"),
                        grid,
                        rounds(spectator, grid),
                        sizes(grid.choice()),
                        tables(grid),
                        FrameLine.of(framed, preview.title()).html()));
    }

    /** Everybody sees the same, officials too: that is what is broadcast. */
    private EventVisit spectator(Context context) {
        return EventVisit.spectator(desk, context.pathParam("id"), Visitor.of(context));
    }

    private BoardGrid grid(Context context, EventVisit spectator) {
        return BoardGrid.of(
                spectator,
                BoardChoice.read(context::queryParam),
                number -> spectator
                        .event()
                        .round(number)
                        .map(round -> boards.of(spectator.id(), round))
                        .orElse(RoundGames.NONE),
                boards::shownResult);
    }

    private static List<Choice> rounds(EventVisit spectator, BoardGrid grid) {
        int last = spectator.view().lastRound();
        return ShownRound.numbers(spectator).stream()
                .map(number -> new Choice(
                        Integer.toString(number),
                        grid.choice().inRound(number == last ? 0 : number).query(),
                        number == grid.round()))
                .toList();
    }

    private static List<Choice> sizes(BoardChoice choice) {
        return BoardChoice.SIZES.stream()
                .map(size -> new Choice(
                        Integer.toString(size),
                        choice.first(size).query(),
                        choice.tables().isEmpty() && choice.most() == size))
                .toList();
    }

    private static List<Choice> tables(BoardGrid grid) {
        List<WatchedBoard> seen =
                grid.cells().stream().map(BoardGrid.Cell::board).toList();
        return grid.all().size() > MOST_TOGGLES
                ? List.of()
                : grid.all().stream()
                        .map(board -> new Choice(
                                board.label(),
                                grid.choice().toggling(board.label(), seen).query(),
                                seen.contains(board)))
                        .toList();
    }

    /** The page in other sites' frames. */
    public record Embedded(String name, BoardGrid grid) {}

    private void embed(Context context) {
        Door.frame(context);
        EventVisit spectator = spectator(context);
        pages.show(
                context,
                EMBED.titled(
                        WORDS.message("title", EMBED.title(), spectator.event().name())),
                new Embedded(spectator.event().name(), grid(context, spectator)));
    }

    /** What a link to the boards of a tournament shows elsewhere. */
    public Optional<CompletableFuture<Preview>> preview(Context context, URI link) {
        Matcher path = LINK.matcher(Optional.ofNullable(link.getPath()).orElse(""));
        if (!path.matches()) {
            return Optional.empty();
        }
        Map<String, String> query = new HashMap<>();
        for (String part : Optional.ofNullable(link.getQuery()).orElse("").split("&")) {
            String[] pair = part.split("=", 2);
            query.put(pair[0], pair.length > 1 ? pair[1] : "");
        }
        EventVisit spectator = EventVisit.spectator(desk, path.group(1), Visitor.of(context));
        return Optional.of(CompletableFuture.completedFuture(
                spectator.boards(BoardChoice.read(query::get).query())));
    }

    /** The server is about to stop. */
    public void stopping() {
        socket.sayGoodbye();
    }

    @Override
    public void close() {
        broadcasts.close();
    }
}
