package org.chuhe.server.games.library.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/**
 * A question put to the database. Databases guess badly which of several conditions is the rare one, so it is counted here:
 * either the list is walked from its newest game back and every game tested, or the games that fulfil the rarest condition
 * are fetched, tested and sorted.
 */
final class SearchTerms {
    private static final String GAME = "library_game";
    /** Up to here games are counted in any case. */
    private static final int COUNTED = 20_000;

    private final List<SearchTerm> terms = new ArrayList<>();
    private final SearchBinding binding = new SearchBinding();
    private final Handle handle;
    private final long total;

    private SearchTerms(Handle handle, int shelf, long total) {
        this.handle = handle;
        this.total = total;
        binding.bind("shelf", shelf);
    }

    static SearchTerms of(Handle handle, int shelf, LibraryQuery query) {
        long total = handle.createQuery("SELECT games FROM library_shelf WHERE id = :shelf")
                .bind("shelf", shelf)
                .mapTo(Long.class)
                .findOne()
                .orElse(0L);
        SearchTerms terms = new SearchTerms(handle, shelf, total);
        terms.people(query);
        terms.event(query);
        terms.day(query);
        terms.result(query);
        terms.codes(query);
        terms.position(query);
        terms.ruling(query);
        return terms;
    }

    SearchBinding binding() {
        return binding;
    }

    private void people(LibraryQuery query) {
        String colour = query.text("colour");
        if (query.has("player")) {
            names("player", query.text("player"));
            add("player", colour);
        }
        if (query.has("opponent")) {
            names("opponent", query.text("opponent"));
            add("opponent", colour.equals("red") ? "black" : colour.equals("black") ? "red" : "");
        }
        if (query.has("player") && query.has("opponent") && !colour.equals("red") && !colour.equals("black")) {
            // Both conditions could be fulfilled by one and the same side.
            terms.add(SearchTerm.test(
                    "(" + in("+g.red", "player") + " AND " + in("+g.black", "opponent") + " OR "
                            + in("+g.black", "player") + " AND " + in("+g.red", "opponent") + ")",
                    total));
        }
    }

    private void names(String term, String name) {
        String folded = ShelvedGame.folded(name);
        binding.bind(term, folded).bind(term + "End", folded + Character.toString(Character.MAX_CODE_POINT));
    }

    /** The players whose names begin so. */
    private static String players(String term) {
        return "(SELECT id FROM library_name WHERE shelf = :shelf AND kind = 1 AND folded >= :" + term
                + " AND folded < :" + term + "End)";
    }

    private static String in(String column, String term) {
        return column + " IN " + players(term);
    }

    private void add(String term, String colour) {
        long games = binding.to(handle.createQuery(
                        "SELECT COALESCE(SUM(games), 0) FROM library_name" + " WHERE id IN " + players(term)))
                .mapTo(Long.class)
                .one();
        String red = "SELECT id FROM " + GAME + " WHERE " + in("red", term);
        String black = "SELECT id FROM " + GAME + " WHERE " + in("black", term);
        terms.add(
                switch (colour) {
                    case "red" -> new SearchTerm(in("+g.red", term), red, games);
                    case "black" -> new SearchTerm(in("+g.black", term), black, games);
                    default ->
                        new SearchTerm(
                                "(" + in("+g.red", term) + " OR " + in("+g.black", term) + ")",
                                red + " UNION " + black,
                                games);
                });
    }

    private void event(LibraryQuery query) {
        if (query.has("event")) {
            String folded = ShelvedGame.folded(query.text("event"));
            String escaped = folded.replace("!", "!!").replace("%", "!%").replace("_", "!_");
            binding.bind("event", "%" + escaped + "%");
            String events = "(SELECT id FROM library_name WHERE shelf = :shelf AND kind = 2"
                    + " AND folded LIKE :event ESCAPE '!')";
            long games = binding.to(handle.createQuery(
                            "SELECT COALESCE(SUM(games), 0) FROM library_name WHERE id IN " + events))
                    .mapTo(Long.class)
                    .one();
            terms.add(new SearchTerm(
                    "+g.event IN " + events, "SELECT id FROM " + GAME + " WHERE event IN " + events, games));
        }
    }

    private void day(LibraryQuery query) {
        query.from().ifPresent(day -> {
            binding.bind("from", day);
            terms.add(SearchTerm.test("g.day >= :from", total));
        });
        query.to().ifPresent(day -> {
            binding.bind("to", day);
            // A day that nobody knows is not before any other.
            terms.add(SearchTerm.test("g.day <= :to AND g.day > 0", total));
        });
    }

    private void result(LibraryQuery query) {
        query.result().ifPresent(result -> {
            binding.bind("result", result);
            terms.add(SearchTerm.test("+g.result = :result", total / 3));
        });
    }

    private void codes(LibraryQuery query) {
        query.codes().ifPresent(codes -> {
            binding.bind("firstCode", codes.first()).bind("lastCode", codes.last());
            counted(
                    "+g.ecco BETWEEN :firstCode AND :lastCode",
                    "SELECT id FROM " + GAME + " WHERE shelf = :shelf AND ecco BETWEEN :firstCode AND :lastCode");
        });
    }

    private void position(LibraryQuery query) {
        Optional<PositionKey> key = query.position().map(PositionKey::of);
        key.ifPresent(position -> {
            binding.bind("position", position.number());
            String where = "shelf = :shelf AND position = :position" + image(position, query.mirror());
            counted(
                    "EXISTS (SELECT 1 FROM library_position p WHERE p.game = g.id AND "
                            + where.replace("shelf =", "p.shelf =") + ")",
                    "SELECT game FROM library_position WHERE " + where);
        });
    }

    /** Whether the game had the same image of a position; both are the same where it is its own mirror image. */
    static String image(PositionKey position, boolean mirror) {
        return mirror || position.symmetric()
                ? ""
                : position.mirrored()
                        ? " AND move >= " + OpeningStop.OTHER_IMAGE
                        : " AND move < " + OpeningStop.OTHER_IMAGE;
    }

    private void ruling(LibraryQuery query) {
        if (!query.has("verdict") && !query.has("article")) {
            return;
        }
        binding.bind("edition", query.edition().id()).bind("article", query.text("article"));
        String verdicts = query.has("verdict") ? ":verdict" : quoted(LibraryQuery.VERDICTS);
        binding.bind("verdict", query.text("verdict"));
        String where = "r.shelf = :shelf AND r.edition = :edition AND r.article = :article AND r.verdict IN ("
                + verdicts + ")";
        counted(
                "EXISTS (SELECT 1 FROM library_ruling r WHERE " + where + " AND r.game = g.id)",
                "SELECT DISTINCT r.game FROM library_ruling r WHERE " + where);
    }

    private static String quoted(List<String> words) {
        return words.stream().map(word -> "'" + word + "'").collect(Collectors.joining(", "));
    }

    /** Where there are more than it is worth to count, it is common, and its games are not to be fetched. */
    private void counted(String test, String ids) {
        long most = Math.max(COUNTED, (long) Math.sqrt((double) GameSearch.COUNTED * total));
        long games = binding.to(handle.createQuery("SELECT COUNT(*) FROM (" + ids + " LIMIT " + most + ") AS counted"))
                .mapTo(Long.class)
                .one();
        terms.add(new SearchTerm(test, games == most ? "" : ids, games));
    }

    /** Whether it is known already that there is nothing. */
    boolean hopeless() {
        return total == 0 || terms.stream().anyMatch(term -> !term.ids().isEmpty() && term.estimate() == 0);
    }

    /**
     * The condition on a game {@code g}.
     *
     * @param wanted how many games are enough; to find them among common ones the walk is short
     */
    String where(int wanted) {
        Optional<SearchTerm> rarest = terms.stream()
                .filter(term -> !term.ids().isEmpty())
                .min(Comparator.comparingLong(SearchTerm::estimate))
                .filter(term -> term.estimate() <= walk(wanted));
        // What is fetched lies on the shelf already; a condition on it would tempt the database to walk after all.
        StringBuilder where = new StringBuilder(
                rarest.map(term -> "g.id IN (" + term.ids() + ")").orElse("g.shelf = :shelf"));
        for (SearchTerm term : terms) {
            if (!rarest.equals(Optional.of(term))) {
                where.append(" AND ").append(term.test());
            }
        }
        return where.toString();
    }

    /** How many games a walk would come by before it has found enough. */
    private double walk(int wanted) {
        double share = 1;
        for (SearchTerm term : terms) {
            share *= Math.max(1.0, (double) term.estimate()) / Math.max(1, total);
        }
        return Math.min((double) total, wanted / share);
    }

    /** The games, out of a library position {@code p}, that fulfil everything else; empty if nothing else is asked. */
    String gamesOf(String column) {
        return terms.isEmpty()
                ? ""
                : " AND " + column + " IN (SELECT g.id FROM " + GAME + " g WHERE " + where(Integer.MAX_VALUE) + ")";
    }
}
