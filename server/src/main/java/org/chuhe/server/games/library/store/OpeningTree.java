package org.chuhe.server.games.library.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.server.platform.db.Storage;
import org.jdbi.v3.core.Handle;

/**
 * What was played in a position, how often, and with which results.
 *
 * <p>What everybody asks for is counted once and remembered; later only games that came after are counted, for the table
 * lies in the order of position and game.
 */
public final class OpeningTree {
    /** How long a removed game may still be counted. */
    private static final Duration REMEMBERED = Duration.ofMinutes(10);
    /** Positions of fewer games are counted faster than remembered. */
    private static final int BUSY = 2_000;

    private final Storage storage;
    private final Cache<String, Counted> busy = Caffeine.newBuilder()
            .maximumSize(5_000)
            .expireAfterWrite(REMEMBERED)
            .build();

    public OpeningTree(Storage storage) {
        this.storage = storage;
    }

    /** How many games ended how. */
    public record Results(long red, long draws, long black, long unknown) {
        static final Results NONE = new Results(0, 0, 0, 0);

        static Results of(int result, long games) {
            return switch (result) {
                case 1 -> new Results(games, 0, 0, 0);
                case 2 -> new Results(0, games, 0, 0);
                case 3 -> new Results(0, 0, games, 0);
                default -> new Results(0, 0, 0, games);
            };
        }

        Results plus(Results other) {
            return new Results(red + other.red, draws + other.draws, black + other.black, unknown + other.unknown);
        }

        public long games() {
            return red + draws + black + unknown;
        }
    }

    /** A move and what came of it. */
    public record Branch(Move move, Results results) {}

    /**
     * A position.
     *
     * @param all the games that came by
     * @param branches what they went on with, the most played move first
     */
    public record Node(Results all, List<Branch> branches) {
        public Node {
            branches = List.copyOf(branches);
        }
    }

    /** Counts by move as stored, up to a game. */
    private record Counted(int last, Map<Integer, Results> moves) {
        long games() {
            return moves.values().stream().mapToLong(Results::games).sum();
        }
    }

    /** What was played in a position, by the games that fulfil everything else that is asked. */
    public Node at(int shelf, Position position, LibraryQuery query) {
        PositionKey key = PositionKey.of(position);
        Map<Integer, Results> moves = storage.jdbi()
                .withHandle(handle ->
                        query.asksMoreThanPosition() ? among(handle, shelf, key, query) : all(handle, shelf, key));
        return node(position, key, moves, query.mirror());
    }

    /** A game was removed: nothing that is remembered holds any more. */
    public void forget() {
        busy.invalidateAll();
    }

    private Map<Integer, Results> all(Handle handle, int shelf, PositionKey key) {
        String name = shelf + " " + key.number();
        Counted before = busy.getIfPresent(name);
        Counted now = count(handle, shelf, key, before == null ? new Counted(0, Map.of()) : before);
        if (now.games() >= BUSY && (before == null || now.last() > before.last())) {
            busy.put(name, now);
        }
        return now.moves();
    }

    private static Counted count(Handle handle, int shelf, PositionKey key, Counted before) {
        Map<Integer, Results> moves = new HashMap<>(before.moves());
        int last = handle.createQuery("""
                SELECT move, result, COUNT(*) AS games, MAX(game) AS last FROM library_position
                WHERE shelf = :shelf AND position = :position AND game > :last GROUP BY move, result""")
                .bind("shelf", shelf)
                .bind("position", key.number())
                .bind("last", before.last())
                .reduceRows(before.last(), (most, row) -> {
                    add(
                            moves,
                            row.getColumn("move", Integer.class),
                            row.getColumn("result", Integer.class),
                            row.getColumn("games", Long.class));
                    return Math.max(most, row.getColumn("last", Integer.class));
                });
        return new Counted(last, moves);
    }

    private static Map<Integer, Results> among(Handle handle, int shelf, PositionKey key, LibraryQuery query) {
        SearchTerms terms = SearchTerms.of(
                handle, shelf, query.without("fen").without("moves").without("after"));
        Map<Integer, Results> moves = new HashMap<>();
        if (!terms.hopeless()) {
            terms.binding().bind("position", key.number());
            terms.binding()
                    .to(handle.createQuery("SELECT move, result, COUNT(*) AS games FROM library_position p"
                            + " WHERE p.shelf = :shelf AND p.position = :position" + terms.gamesOf("p.game")
                            + " GROUP BY move, result"))
                    .map((row, context) -> {
                        add(moves, row.getInt("move"), row.getInt("result"), row.getLong("games"));
                        return true;
                    })
                    .list();
        }
        return moves;
    }

    private static void add(Map<Integer, Results> moves, int move, int result, long games) {
        moves.merge(move, Results.of(result, games), Results::plus);
    }

    /** The moves as they are on the board that was asked about. */
    private static Node node(Position position, PositionKey key, Map<Integer, Results> stored, boolean mirror) {
        Results all = Results.NONE;
        Map<Move, Results> played = new HashMap<>();
        for (Map.Entry<Integer, Results> each : stored.entrySet()) {
            boolean other = (each.getKey() & OpeningStop.OTHER_IMAGE) != 0;
            if (!mirror && !key.symmetric() && other != key.mirrored()) {
                continue;
            }
            all = all.plus(each.getValue());
            int code = each.getKey() & ~OpeningStop.OTHER_IMAGE;
            if (code != OpeningStop.NONE) {
                played.merge(key.turned(Move.of(code)), each.getValue(), Results::plus);
            }
        }
        if (mirror && key.symmetric()) {
            played = joined(played);
        }
        List<Branch> branches = new ArrayList<>();
        // Two positions with one number are as good as impossible; if there are, nothing illegal is shown.
        played.forEach((move, results) -> {
            if (position.isLegal(move)) {
                branches.add(new Branch(move, results));
            }
        });
        branches.sort(
                Comparator.comparingLong((Branch branch) -> -branch.results().games())
                        .thenComparingInt(branch -> branch.move().code()));
        return new Node(all, branches);
    }

    /** Where left and right are alike, a move and its mirror image are one: the one that is played more often. */
    private static Map<Move, Results> joined(Map<Move, Results> played) {
        Map<Move, Results> joined = new HashMap<>();
        played.forEach((move, results) -> {
            Results other = played.getOrDefault(move.mirrored(), Results.NONE);
            boolean leads = results.games() > other.games()
                    || results.games() == other.games()
                            && move.code() <= move.mirrored().code();
            if (move.equals(move.mirrored())) {
                joined.put(move, results);
            } else if (leads) {
                joined.put(move, results.plus(other));
            }
        });
        return joined;
    }
}
