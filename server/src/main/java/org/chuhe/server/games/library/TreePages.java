package org.chuhe.server.games.library;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.ruling.LineText;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.opening.Ecco;
import org.chuhe.server.games.library.store.LibraryQuery;
import org.chuhe.server.games.library.store.OpeningTree;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.text.Messages;
import tools.jackson.databind.json.JsonMapper;

/** The opening tree: what was played in a position, how often and with which results; every move is a link. */
public final class TreePages {
    private static final Messages WORDS = Messages.beside(TreePages.class);
    private static final View TREE = View.of("library/tree.jte", WORDS, "tree.title", "library.js");

    private final Pages pages;
    private final JsonMapper json;
    private final LibraryDesk desk;

    TreePages(Pages pages, JsonMapper json, LibraryDesk desk) {
        this.pages = pages;
        this.json = json;
        this.desk = desk;
    }

    void routes(RoutesConfig routes) {
        routes.get("/library/tree", this::tree, Access.EVERYONE, RateLimit.WORK);
    }

    /**
     * A move that was played.
     *
     * @param text the move as the reader writes moves
     * @param link the tree after it
     * @param red how many of a hundred games Red won, of those whose result is known
     */
    public record Played(String text, String link, OpeningTree.Results results, int red, int draws, int black) {}

    /** A move on the way here, and the tree after it. */
    public record Step(String text, String link) {}

    /**
     * What the page shows.
     *
     * @param fen the position
     * @param targets where pieces may go, as JSON: the board is one to move on
     * @param on the link that a move is put behind
     * @param games the same question as a list of games
     * @param others the tree of all games, if only some were asked for; else empty
     */
    public record Model(
            LibraryQuery query,
            String fen,
            String picture,
            String targets,
            String on,
            List<Step> steps,
            OpeningTree.Results all,
            List<Played> moves,
            String code,
            String opening,
            String games,
            String others) {}

    private void tree(Context context) {
        LibraryQuery query = LibraryQuery.read(context::queryParam).without("after");
        Visitor visitor = Visitor.of(context);
        Locale locale = visitor.locale();
        Position start = query.start();
        List<Move> moves = query.moves();
        Position position = query.position().orElse(start);
        OpeningTree.Node node = desk.tree().at(desk.shelf(context, query), position, query);
        String path = moves.stream().map(Move::toString).collect(Collectors.joining());
        List<Played> played = new ArrayList<>();
        for (OpeningTree.Branch branch : node.branches()) {
            OpeningTree.Results results = branch.results();
            long known = Math.max(1, results.games() - results.unknown());
            int red = (int) Math.round(100.0 * results.red() / known);
            int black = (int) Math.round(100.0 * results.black() / known);
            played.add(new Played(
                    LineText.of(RuleBooks.CXA_2020, position.toBoard(), List.of(branch.move()), locale)
                            .get(0),
                    query.with("moves", path + branch.move()).link("/library/tree"),
                    results,
                    red,
                    results.games() == results.unknown() ? 0 : Math.max(0, 100 - red - black),
                    black));
        }
        String code = Ecco.of(record(start, moves)).orElse("");
        LibraryQuery here =
                query.has("fen") || query.has("moves") ? query : query.with("fen", Position.START.toString());
        LibraryQuery everything = new LibraryQuery(query.values().entrySet().stream()
                .filter(each -> List.of("fen", "moves", "mirror").contains(each.getKey()))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
        pages.show(
                context,
                TREE,
                new Model(
                        query,
                        position.toString(),
                        LibraryPages.picture(position, visitor),
                        targets(position),
                        query.with("moves", path).link("/library/tree"),
                        steps(query, start, moves, locale),
                        node.all(),
                        played,
                        code,
                        LibraryPages.opening(code, locale),
                        here.link("/library"),
                        everything.equals(query) ? "" : everything.link("/library/tree")));
    }

    private static GameRecord record(Position start, List<Move> moves) {
        GameBuilder builder = GameRecord.builder(start);
        moves.forEach(builder::play);
        return builder.build();
    }

    private static List<Step> steps(LibraryQuery query, Position start, List<Move> moves, Locale locale) {
        List<String> texts = LineText.of(RuleBooks.CXA_2020, start.toBoard(), moves, locale);
        List<Step> steps = new ArrayList<>();
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < moves.size(); i++) {
            path.append(moves.get(i));
            steps.add(
                    new Step(texts.get(i), query.with("moves", path.toString()).link("/library/tree")));
        }
        return steps;
    }

    private String targets(Position position) {
        var targets = json.createObjectNode();
        for (Move move : position.legalMoves()) {
            targets.withArray(move.from().toString()).add(move.to().toString());
        }
        return targets.toString();
    }
}
