package org.chuhe.server.games.files;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Position;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.server.game.computer.EngineFiles;
import org.chuhe.server.game.paper.GameRecords;
import org.chuhe.server.game.room.GameOfficials;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.watch.Spectators;
import org.chuhe.server.games.library.store.GameShelves;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.config.Keeping;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Door;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The page of a game: dropped or pasted there, shared by a link, kept in the library, or finished on this server. Without scripts it shows the game
 * and its files; rulings, evaluations and what is dropped need them.
 */
public final class RecordPages implements Feature {
    private static final Messages WORDS = Messages.beside(RecordPages.class);
    private static final View PAGE = View.of("record/record.jte", WORDS, "title", "record.js");
    private static final int SHOWN = 50;
    private static final long MEGABYTE = 1_000_000;

    private final Pages pages;
    private final JsonMapper json;
    private final GameOfficials officials;
    private final Spectators spectators;
    private final EngineFiles engine;
    private final SharedGames shared;
    private final GameShelves library;
    private final RecordApi api;

    public RecordPages(
            SiteAddress address,
            Storage storage,
            Pages pages,
            JsonMapper json,
            MeterRegistry metrics,
            Jobs jobs,
            Keeping keeping,
            Clock clock,
            SecureRandom random,
            LiveGames games,
            EngineFiles engine) {
        this.pages = pages;
        this.json = json;
        this.officials = games.officials();
        this.spectators = new Spectators(clock, games.rooms(), games.officials());
        this.engine = engine;
        this.shared = new SharedGames(storage, clock, random, keeping.guestSharedMegabytes() * MEGABYTE);
        Gauge.builder("chuhe.shared.guests.bytes", shared, SharedGames::ofGuests)
                .register(metrics);
        this.library = new GameShelves(storage);
        this.api = new RecordApi(address, json, jobs, shared);
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/records", this::empty, Access.EVERYONE, RateLimit.WORK);
        routes.get("/records/{id}", this::sharedGame, Access.EVERYONE, RateLimit.WORK);
        routes.get("/records/{id}/{format}", this::download, Access.EVERYONE, RateLimit.WORK);
        routes.post("/records/{id}/delete", this::delete, Access.EVERYONE, RateLimit.WRITE);
        api.routes(routes);
    }

    @Override
    public String api() {
        return "openapi.json";
    }

    @Override
    public void close() {
        api.close();
    }

    /**
     * What the page shows.
     *
     * @param json the game for the script, safe inside a page; empty if there is none yet
     * @param title who played
     * @param facts what else is known of the game
     * @param moves the main line, for browsers without scripts
     * @param picture the last position as SVG
     * @param shared the id of a shared game, or empty
     * @param mine whether the reader may take it back
     * @param others what the reader has shared
     * @param engine where the program lies that evaluates, or empty
     */
    public record Model(
            String json,
            String title,
            List<String> facts,
            String moves,
            String picture,
            String shared,
            boolean mine,
            List<SharedGame> others,
            List<RuleBook> editions,
            List<OutputFormat> formats,
            String engine) {}

    private void empty(Context context) {
        Optional<String> live = Optional.ofNullable(context.queryParam("live"));
        Optional<GameRecord> game = live.map(id -> finished(id, Visitor.of(context)))
                .or(() -> Optional.ofNullable(context.queryParam("library")).map(id -> inLibrary(id, context)));
        show(context, game, Optional.empty());
    }

    /** A game of the library that the reader may see. */
    private GameRecord inLibrary(String id, Context context) {
        return library.visible(id, Visitor.of(context))
                .map(GameShelves.KeptGame::read)
                .orElseThrow(Rejection::notFound);
    }

    /** A game that was played here; while it is played nobody helps. */
    private GameRecord finished(String id, Visitor visitor) {
        LiveState state = spectators.of(id, visitor).live();
        if (!state.progress().finished() || state.game().isEmpty()) {
            throw Rejection.notFound();
        }
        return GameRecords.of(state, officials.times(state.table()));
    }

    private void sharedGame(Context context) {
        SharedGame found = found(context);
        shared.lookedAt(found.id());
        show(context, Optional.of(record(found)), Optional.of(found));
    }

    private SharedGame found(Context context) {
        return shared.find(context.pathParam("id")).orElseThrow(Rejection::notFound);
    }

    private static GameRecord record(SharedGame game) {
        return RecordFile.only(game.record().getBytes(StandardCharsets.UTF_8));
    }

    private void show(Context context, Optional<GameRecord> game, Optional<SharedGame> from) {
        Visitor visitor = Visitor.of(context);
        if (engine.present()) {
            Door.isolate(context);
        }
        String title = game.map(RecordFile::title).orElse("");
        View view = title.isEmpty() ? PAGE : PAGE.titled(WORDS.message("literal", title));
        pages.show(
                context,
                view,
                new Model(
                        game.map(this::json).orElse(""),
                        title,
                        game.map(RecordPages::facts).orElse(List.of()),
                        game.map(record -> RecordMoves.of(record, visitor.locale()))
                                .orElse(""),
                        picture(game, visitor),
                        from.map(SharedGame::id).orElse(""),
                        from.filter(each -> mayDelete(each, visitor)).isPresent(),
                        visitor.identity().isEmpty() ? List.of() : shared.of(visitor.identity(), SHOWN),
                        RuleBooks.all(),
                        List.of(OutputFormat.values()),
                        engine.folder()));
    }

    private String json(GameRecord record) {
        ObjectNode tree = RecordTree.of(record, this.json);
        tree.putArray("defects");
        return tree.toString().replace("<", "\\u003c");
    }

    private static List<String> facts(GameRecord record) {
        Tags tags = record.tags();
        return Stream.of(
                        tags.text(Tags.EVENT),
                        tags.text(Tags.ROUND),
                        tags.text(Tags.DATE),
                        record.result().inRecords())
                .filter(text -> !text.isEmpty() && !text.equals("*"))
                .toList();
    }

    private static String picture(Optional<GameRecord> game, Visitor visitor) {
        return BoardPicture.of(game.map(GameRecord::finalPosition).orElse(Position.START))
                .look(visitor.look())
                .svg();
    }

    private static boolean mayDelete(SharedGame game, Visitor visitor) {
        return game.owner().equals(visitor.identity())
                || visitor.account().filter(account -> account.may(Role.ADMIN)).isPresent();
    }

    private void delete(Context context) {
        SharedGame game = found(context);
        if (!mayDelete(game, Visitor.of(context))) {
            // Whether it exists is no secret to whoever has the link.
            throw Rejection.forbidden(WORDS.message("delete.not-yours"));
        }
        shared.delete(game.id());
        context.redirect("/records", HttpStatus.SEE_OTHER);
    }

    private void download(Context context) {
        SharedGame game = found(context);
        OutputFormat format =
                Coded.find(OutputFormat.class, context.pathParam("format")).orElseThrow(Rejection::notFound);
        api.send(context, () -> record(game), format, game.id());
    }
}
