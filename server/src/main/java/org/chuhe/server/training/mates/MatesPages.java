package org.chuhe.server.training.mates;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.chuhe.records.puzzle.Puzzle;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Help;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.StillPage;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.server.rulebook.Library;
import org.chuhe.text.Messages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The page of mates, its puzzles by grade, and a member's boxes. */
public final class MatesPages implements Feature {
    private static final Messages WORDS = Messages.beside(MatesPages.class);
    private static final View MATES = View.of("practice/mates/mates.jte", WORDS, "title", "mates.js");
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Nothing rests that long. */
    private static final long LONGEST_REST = TimeUnit.DAYS.toMillis(60);

    private final Pages pages;
    private final JsonMapper json;
    private final Clock clock;
    private final Library library;
    private final Reviews reviews;

    public MatesPages(Storage storage, Pages pages, JsonMapper json, Clock clock, Library library) {
        this.pages = pages;
        this.json = json;
        this.clock = clock;
        this.library = library;
        this.reviews = new Reviews(storage);
    }

    @Override
    public String api() {
        return "openapi.json";
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/practice/mates", this::page, Access.EVERYONE);
        routes.get("/api/practice/mates/{grade}", this::puzzles, Access.EVERYONE, Help.ANSWERS, RateLimit.WORK);
        routes.post("/api/practice/reviews", this::review, Access.PLAYER, RateLimit.WRITE);
    }

    /**
     * The page.
     *
     * @param grades what can be chosen
     * @param puzzles by puzzle its grade, as JSON
     * @param deck a member's boxes as JSON; empty for others, whose browser keeps them
     */
    public record Model(List<Integer> grades, String puzzles, Optional<String> deck) {}

    /** The page without a server; {@link #files} lie beside it. */
    public static StillPage still() {
        return StillPage.of("/practice/mates", MATES, locale -> model(Optional.empty()));
    }

    /** The puzzles as files for the page without a server. */
    public static Map<String, String> files() {
        PuzzleShelf shelf = PuzzleShelf.load();
        Map<String, String> files = new LinkedHashMap<>();
        shelf.grades()
                .forEach(grade ->
                        files.put("mates/" + grade + ".json", shelf.json(grade).orElseThrow()));
        return files;
    }

    private static Model model(Optional<String> deck) {
        Map<String, Integer> grades = new LinkedHashMap<>();
        PuzzleShelf shelf = PuzzleShelf.load();
        for (Puzzle puzzle : shelf.all()) {
            grades.put(puzzle.id(), puzzle.grade());
        }
        return new Model(shelf.grades(), JSON.writeValueAsString(grades), deck);
    }

    private void page(Context context) {
        Optional<String> deck = Visitor.of(context).account().map(account -> reviews.json(account.id()));
        pages.show(context, MATES, model(deck));
    }

    private void puzzles(Context context) {
        String grade = context.pathParam("grade");
        String json = grade.matches("[1-9]")
                ? PuzzleShelf.load().json(Integer.parseInt(grade)).orElseThrow(Rejection::notFound)
                : notFound();
        context.header("Cache-Control", "public, max-age=3600")
                .contentType("application/json")
                .result(json);
    }

    private static String notFound() {
        throw Rejection.notFound();
    }

    /** Box 0 is none: the question need not come back. */
    private void review(Context context) {
        String account = Visitor.of(context).account().orElseThrow().id();
        JsonNode body = this.json.readTree(context.body());
        String item = body.path("item").asString("");
        int box = body.path("box").asInt(-1);
        long due = body.path("due").asLong(-1);
        if (PuzzleShelf.load().puzzle(item).isEmpty() && library.figure(item).isEmpty()) {
            throw Rejection.unusable(WORDS.message("api.item", item));
        }
        if (box < 0 || box > Reviews.BOXES || due < 0 || due > clock.millis() + LONGEST_REST) {
            throw Rejection.unusable(WORDS.message("api.box"));
        }
        if (box == 0) {
            reviews.remove(account, item);
        } else {
            reviews.put(account, item, new Reviews.Card(box, due));
        }
        context.status(HttpStatus.NO_CONTENT);
    }
}
