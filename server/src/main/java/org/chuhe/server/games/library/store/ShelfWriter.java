package org.chuhe.server.games.library.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.chuhe.server.platform.db.Storage;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Puts games on shelves, each once. */
public final class ShelfWriter {
    /** So many are put there in one transaction; live games must be able to write in between. */
    public static final int AT_ONCE = 100;

    private static final int PLAYER = 1;
    private static final int EVENT = 2;

    private final Storage storage;

    public ShelfWriter(Storage storage) {
        this.storage = storage;
    }

    /**
     * What came of it.
     *
     * @param duplicates how many were there already; they are counted with the game that is
     * @param bytes how much the records of those that were added take
     */
    public record Added(int added, int duplicates, long bytes) {
        public static final Added NOTHING = new Added(0, 0, 0);

        public Added plus(Added other) {
            return new Added(added + other.added, duplicates + other.duplicates, bytes + other.bytes);
        }
    }

    /**
     * Adds games, at most {@link #AT_ONCE}.
     *
     * @param now the time in milliseconds
     */
    public Added add(int shelf, List<ShelvedGame> games, long now) {
        return storage.jdbi().inTransaction(handle -> add(handle, shelf, games, now));
    }

    /** Whether a game lies on a shelf already. */
    public boolean knows(int shelf, ShelvedGame game) {
        return storage.jdbi()
                .withHandle(handle -> known(handle, shelf, List.of(game)))
                .contains(game.identity());
    }

    private static Added add(Handle handle, int shelf, List<ShelvedGame> games, long now) {
        // The numbers come first: their row is what keeps others from adding at the same time.
        int first = GameShelves.next(handle, "game", games.size());
        Map<Long, ShelvedGame> fresh = new LinkedHashMap<>();
        Map<Long, Integer> again = new HashMap<>();
        Set<Long> known = known(handle, shelf, games);
        for (ShelvedGame game : games) {
            if (known.contains(game.identity()) || fresh.putIfAbsent(game.identity(), game) != null) {
                again.merge(game.identity(), 1, Integer::sum);
            }
        }
        List<ShelvedGame> added = List.copyOf(fresh.values());
        if (!added.isEmpty()) {
            Map<String, Integer> players = names(
                    handle,
                    shelf,
                    PLAYER,
                    added.stream()
                            .flatMap(game -> List.of(game.red(), game.black()).stream())
                            .toList());
            Map<String, Integer> events = names(
                    handle, shelf, EVENT, added.stream().map(ShelvedGame::event).toList());
            games(handle, shelf, first, added, players, events, now);
            positions(handle, shelf, first, added);
            handle.execute("UPDATE library_shelf SET games = games + ? WHERE id = ?", added.size(), shelf);
        }
        int duplicates = 0;
        for (Map.Entry<Long, Integer> each : again.entrySet()) {
            duplicates += each.getValue();
            handle.execute(
                    "UPDATE library_game SET copies = copies + ? WHERE shelf = ? AND identity = ?",
                    each.getValue(),
                    shelf,
                    each.getKey());
        }
        return new Added(
                added.size(),
                duplicates,
                added.stream().mapToLong(ShelvedGame::bytes).sum());
    }

    private static Set<Long> known(Handle handle, int shelf, List<ShelvedGame> games) {
        return handle.createQuery(
                        "SELECT identity FROM library_game WHERE shelf = :shelf AND identity IN (<identities>)")
                .bind("shelf", shelf)
                .bindList(
                        "identities", games.stream().map(ShelvedGame::identity).toList())
                .mapTo(Long.class)
                .collect(Collectors.toSet());
    }

    /** The numbers of names by their folded form, one more game for each time they are there; new ones are entered. */
    private static Map<String, Integer> names(Handle handle, int shelf, int kind, List<String> names) {
        Map<String, String> shown = new LinkedHashMap<>();
        Map<String, Integer> games = new HashMap<>();
        for (String name : names) {
            if (!name.isEmpty()) {
                String folded = ShelvedGame.folded(name);
                shown.putIfAbsent(folded, name);
                games.merge(folded, 1, Integer::sum);
            }
        }
        Map<String, Integer> numbers = new HashMap<>();
        if (shown.isEmpty()) {
            return numbers;
        }
        handle.createQuery("""
                SELECT id, folded FROM library_name WHERE shelf = :shelf AND kind = :kind
                AND folded IN (<names>)""")
                .bind("shelf", shelf)
                .bind("kind", kind)
                .bindList("names", List.copyOf(shown.keySet()))
                .map((row, context) -> Map.entry(row.getString("folded"), row.getInt("id")))
                .forEach(entry -> numbers.put(entry.getKey(), entry.getValue()));
        PreparedBatch more = handle.prepareBatch("UPDATE library_name SET games = games + ? WHERE id = ?");
        numbers.forEach((folded, id) ->
                more.bind(0, games.getOrDefault(folded, 0)).bind(1, id).add());
        if (more.size() > 0) {
            more.execute();
        }
        List<String> missing = shown.keySet().stream()
                .filter(each -> !numbers.containsKey(each))
                .toList();
        if (!missing.isEmpty()) {
            int next = GameShelves.next(handle, "name", missing.size());
            PreparedBatch insert = handle.prepareBatch(
                    "INSERT INTO library_name (id, shelf, kind, folded, shown, games) VALUES (?, ?, ?, ?, ?, ?)");
            for (String folded : missing) {
                insert.bind(0, next)
                        .bind(1, shelf)
                        .bind(2, kind)
                        .bind(3, folded)
                        .bind(4, shown.get(folded))
                        .bind(5, games.get(folded))
                        .add();
                numbers.put(folded, next++);
            }
            insert.execute();
        }
        return numbers;
    }

    private static void games(
            Handle handle,
            int shelf,
            int first,
            List<ShelvedGame> games,
            Map<String, Integer> players,
            Map<String, Integer> events,
            long now) {
        PreparedBatch rows = handle.prepareBatch("""
                INSERT INTO library_game (id, shelf, day, red, black, event, result,
                ecco, plies, identity, copies, round, added) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?)""");
        PreparedBatch records = handle.prepareBatch("INSERT INTO library_record (game, record) VALUES (?, ?)");
        PreparedBatch unruled = handle.prepareBatch("INSERT INTO library_unruled (game) VALUES (?)");
        int id = first;
        for (ShelvedGame game : games) {
            rows.bind(0, id)
                    .bind(1, shelf)
                    .bind(2, game.day())
                    .bind(3, number(players, game.red()))
                    .bind(4, number(players, game.black()))
                    .bind(5, number(events, game.event()))
                    .bind(6, game.result())
                    .bind(7, game.ecco())
                    .bind(8, game.plies())
                    .bind(9, game.identity())
                    .bind(10, game.round())
                    .bind(11, now)
                    .add();
            records.bind(0, id).bind(1, game.record()).add();
            unruled.bind(0, id).add();
            id++;
        }
        rows.execute();
        records.execute();
        unruled.execute();
    }

    private static int number(Map<String, Integer> names, String name) {
        return names.getOrDefault(ShelvedGame.folded(name), 0);
    }

    private record Place(OpeningStop stop, int game, int result) {}

    /** In the order of the table, which a database writes fastest. */
    private static void positions(Handle handle, int shelf, int first, List<ShelvedGame> games) {
        List<Place> places = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            for (OpeningStop stop : games.get(i).stops()) {
                places.add(new Place(stop, first + i, games.get(i).result()));
            }
        }
        places.sort(Comparator.comparingLong((Place place) -> place.stop().position())
                .thenComparingInt(Place::game));
        PreparedBatch batch = handle.prepareBatch(
                "INSERT INTO library_position (shelf, position, game, move, result) VALUES (?, ?, ?, ?, ?)");
        for (Place place : places) {
            batch.bind(0, shelf)
                    .bind(1, place.stop().position())
                    .bind(2, place.game())
                    .bind(3, place.stop().move())
                    .bind(4, place.result())
                    .add();
        }
        batch.execute();
    }
}
