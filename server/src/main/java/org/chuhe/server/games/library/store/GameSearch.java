package org.chuhe.server.games.library.store;

import java.util.List;
import java.util.Optional;
import org.chuhe.server.platform.db.Storage;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/** Finds games, the newest first, a page at a time. */
public final class GameSearch {
    /** Beyond this it is only said that there are more. */
    public static final int COUNTED = 1_000;

    private final Storage storage;

    public GameSearch(Storage storage) {
        this.storage = storage;
    }

    /**
     * A page of a list.
     *
     * @param more whether others follow
     */
    public record Page(List<FoundGame> games, boolean more) {
        public Page {
            games = List.copyOf(games);
        }
    }

    /**
     * A page of what was found.
     *
     * @param most how many games a page has
     */
    public Page page(int shelf, LibraryQuery query, int most) {
        return storage.jdbi().withHandle(handle -> page(handle, shelf, query, most));
    }

    private static Page page(Handle handle, int shelf, LibraryQuery query, int most) {
        SearchTerms terms = SearchTerms.of(handle, shelf, query);
        if (terms.hopeless()) {
            return new Page(List.of(), false);
        }
        Optional<LibraryQuery.Place> place = query.place();
        place.ifPresent(after -> terms.binding().bind("afterDay", after.day()).bind("afterGame", after.game()));
        // The page first, so that names are looked up for its games alone.
        String found = "SELECT g.id, g.day FROM library_game g WHERE " + terms.where(most + 1)
                + (place.isPresent() ? " AND (g.day, g.id) < (:afterDay, :afterGame)" : "")
                + " ORDER BY g.day DESC, g.id DESC LIMIT :most";
        Query select = handle.createQuery("SELECT g.id, g.day, r.shown AS red, b.shown AS black, e.shown AS event,"
                + " g.round, g.result, g.ecco, g.plies, g.copies FROM (" + found + ") AS f"
                + " JOIN library_game g ON g.id = f.id LEFT JOIN library_name r ON r.id = g.red"
                + " LEFT JOIN library_name b ON b.id = g.black LEFT JOIN library_name e ON e.id = g.event"
                + " ORDER BY f.day DESC, f.id DESC");
        List<FoundGame> games = terms.binding()
                .to(select)
                .bind("most", most + 1)
                .map((row, context) -> new FoundGame(
                        row.getInt("id"),
                        row.getInt("day"),
                        text(row.getString("red")),
                        text(row.getString("black")),
                        text(row.getString("event")),
                        row.getString("round"),
                        row.getInt("result"),
                        row.getInt("ecco"),
                        row.getInt("plies"),
                        row.getInt("copies")))
                .list();
        boolean more = games.size() > most;
        return new Page(more ? games.subList(0, most) : games, more);
    }

    private static String text(@Nullable String text) {
        return text == null ? "" : text;
    }

    /** How many games there are in all; {@link #COUNTED} + 1 if there are more than that. */
    public int count(int shelf, LibraryQuery query) {
        return storage.jdbi().withHandle(handle -> {
            SearchTerms terms = SearchTerms.of(handle, shelf, query);
            return terms.hopeless()
                    ? 0
                    : terms.binding()
                            .to(handle.createQuery("SELECT COUNT(*) FROM (SELECT g.id FROM library_game g WHERE "
                                    + terms.where(COUNTED + 1) + " LIMIT " + (COUNTED + 1) + ") AS counted"))
                            .mapTo(Integer.class)
                            .one();
        });
    }
}
