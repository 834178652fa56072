package org.chuhe.server.games.library;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import org.chuhe.core.Position;
import org.chuhe.server.games.library.store.FoundGame;
import org.chuhe.server.games.library.store.GameSearch;
import org.chuhe.server.games.library.store.GameShelves.KeptGame;
import org.chuhe.server.games.library.store.LibraryQuery;
import org.chuhe.server.games.library.store.LibraryUploads.Upload;
import org.chuhe.server.games.library.store.OpeningTree;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.BodySize;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The library as JSON: the same questions under the same names as in the links of its pages. */
final class LibraryApi {
    private final JsonMapper json;
    private final LibraryDesk desk;

    LibraryApi(JsonMapper json, LibraryDesk desk) {
        this.json = json;
        this.desk = desk;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/library/games", this::games, Access.EVERYONE, RateLimit.WORK);
        routes.get("/api/library/games/{id}", this::game, Access.EVERYONE, RateLimit.WORK);
        routes.delete("/api/library/games/{id}", this::remove, Access.PLAYER, RateLimit.WRITE);
        routes.get("/api/library/tree", this::tree, Access.EVERYONE, RateLimit.WORK);
        routes.post("/api/library/uploads", this::bring, Access.PLAYER, BodySize.FILE, RateLimit.SHARE);
        routes.get("/api/library/uploads/{id}", this::upload, Access.PLAYER);
    }

    private void games(Context context) {
        LibraryQuery query = LibraryQuery.read(context::queryParam);
        int shelf = desk.shelf(context, query);
        GameSearch.Page page = desk.search().page(shelf, query, LibraryPages.A_PAGE);
        ObjectNode answer = json.createObjectNode();
        ArrayNode games = answer.putArray("games");
        page.games().forEach(game -> games.add(json(game)));
        if (!query.has("after")) {
            int found = desk.search().count(shelf, query);
            answer.put("found", Math.min(found, GameSearch.COUNTED));
            answer.put("foundMore", found > GameSearch.COUNTED);
        }
        answer.put("unruled", desk.shelves().unruled(shelf));
        if (page.more()) {
            answer.put("after", page.games().get(page.games().size() - 1).place());
        }
        context.json(answer);
    }

    private ObjectNode json(FoundGame game) {
        return json.createObjectNode()
                .put("id", game.id())
                .put("red", game.red())
                .put("black", game.black())
                .put("event", game.event())
                .put("round", game.round())
                .put("date", game.date())
                .put("result", game.result().inRecords())
                .put("ecco", game.ecco())
                .put("plies", game.plies())
                .put("copies", game.copies());
    }

    private void game(Context context) {
        KeptGame game = desk.shelves()
                .visible(context.pathParam("id"), Visitor.of(context))
                .orElseThrow(Rejection::notFound);
        context.json(json.createObjectNode().put("id", game.id()).put("pgn", game.record()));
    }

    private void remove(Context context) {
        desk.remove(context);
        context.status(HttpStatus.NO_CONTENT);
    }

    private void tree(Context context) {
        LibraryQuery query = LibraryQuery.read(context::queryParam);
        Position position = query.position().orElse(Position.START);
        int shelf = desk.shelf(context, query);
        OpeningTree.Node node = desk.tree().at(shelf, position, query);
        ObjectNode answer = json.createObjectNode();
        answer.put("fen", position.toString());
        put(answer, node.all());
        answer.put("unruled", desk.shelves().unruled(shelf));
        ArrayNode moves = answer.putArray("moves");
        for (OpeningTree.Branch branch : node.branches()) {
            put(moves.addObject().put("move", branch.move().toString()), branch.results());
        }
        context.json(answer);
    }

    private static void put(ObjectNode node, OpeningTree.Results results) {
        node.put("games", results.games())
                .put("red", results.red())
                .put("draws", results.draws())
                .put("black", results.black())
                .put("unknown", results.unknown());
    }

    private void bring(Context context) {
        String name = Optional.ofNullable(context.queryParam("name")).orElse("");
        Upload upload = desk.take(context, name, context.bodyAsBytes(), "all".equals(context.queryParam("to")));
        context.status(HttpStatus.ACCEPTED).json(json(upload));
    }

    private void upload(Context context) {
        Upload upload = desk.upload(context);
        ObjectNode answer = json(upload);
        ArrayNode problems = answer.putArray("problemList");
        desk.uploads()
                .problems(upload.id())
                .forEach(problem -> problems.addObject()
                        .put("place", problem.place())
                        .put("reason", problem.reason().in(Visitor.of(context).locale())));
        context.json(answer);
    }

    private ObjectNode json(Upload upload) {
        return json.createObjectNode()
                .put("id", upload.id())
                .put("name", upload.name())
                .put("public", upload.isPublic())
                .put("state", upload.state())
                .put("files", upload.files())
                .put("games", upload.games())
                .put("added", upload.added())
                .put("duplicates", upload.duplicates())
                .put("problems", upload.problems());
    }
}
