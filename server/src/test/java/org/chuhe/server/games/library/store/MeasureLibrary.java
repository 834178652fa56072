package org.chuhe.server.games.library.store;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.core.Position;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;

/**
 * Fills a library with games that nobody played and measures every kind of search: the tables of docs/library.md.
 *
 * <pre>
 * MeasureLibrary 100000 data=/tmp/measured
 * MeasureLibrary 100000 database=jdbc:postgresql://localhost/chuhe database-user=postgres database-password=…
 * MeasureLibrary 100000 postgresql
 * </pre>
 *
 * <p>A database that has games already is only measured.
 */
public final class MeasureLibrary {
    private static final int WARM = 15;
    private static final int A_PAGE = 50;
    /** Others may work on the same machine; what SQLite needs of the processor is what the asking thread needs. */
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private MeasureLibrary() {}

    public static void main(String[] arguments) throws Exception {
        int games = Integer.parseInt(arguments[0]);
        Map<String, String> settings = new LinkedHashMap<>();
        for (String each : Arrays.asList(arguments).subList(1, arguments.length)) {
            String[] parts = each.split("=", 2);
            if (parts.length == 1) {
                settings.putAll(Databases.POSTGRESQL.empty());
            } else {
                settings.put(parts[0], parts[1]);
            }
        }
        Settings all = Settings.read(settings, Map.of());
        try (Storage storage = Storage.open(all)) {
            fill(storage, games);
            rule(storage);
        }
        sizes(all);
        // Opened anew: nothing is in the pages that a connection keeps.
        try (Storage storage = Storage.open(all)) {
            measure(storage);
        }
    }

    private static void fill(Storage storage, int games) {
        int there = new GameShelves(storage).games(GameShelves.PUBLIC);
        GeneratedGames source = new GeneratedGames(1, 20_000);
        ShelfWriter writer = new ShelfWriter(storage);
        long made = 0;
        long written = 0;
        long plies = 0;
        int read = 0;
        while (there < games) {
            long begin = System.nanoTime();
            List<ShelvedGame> some = new ArrayList<>();
            for (int i = 0; i < ShelfWriter.AT_ONCE; i++) {
                ShelvedGame game = ShelvedGame.of(source.next());
                plies += game.plies();
                some.add(game);
            }
            long middle = System.nanoTime();
            there += writer.add(GameShelves.PUBLIC, some, 0).added();
            read += some.size();
            made += middle - begin;
            written += System.nanoTime() - middle;
        }
        if (read > 0) {
            System.out.printf(
                    "%d games of %d plies; made %.2f ms, written %.2f ms a game%n",
                    there, plies / read, made / 1e6 / read, written / 1e6 / read);
        }
    }

    private static void rule(Storage storage) {
        GameRulings rulings = new GameRulings(storage);
        long begin = System.nanoTime();
        int ruled = 0;
        for (int some = rulings.next(200); some > 0; some = rulings.next(200)) {
            ruled += some;
        }
        if (ruled > 0) {
            System.out.printf("ruled on %.2f ms a game%n", (System.nanoTime() - begin) / 1e6 / ruled);
        }
    }

    private static void sizes(Settings settings) throws Exception {
        if (settings.database().isEmpty()) {
            try (var files = Files.list(settings.data())) {
                for (Path each : files.toList()) {
                    System.out.printf("%s %.1f MB%n", each.getFileName(), Files.size(each) / 1e6);
                }
            }
        }
        try (Storage storage = Storage.open(settings)) {
            storage.jdbi().useHandle(handle -> {
                for (String table : List.of(
                        "library_game", "library_record", "library_position", "library_name", "library_ruling")) {
                    long rows = handle.createQuery("SELECT COUNT(*) FROM " + table)
                            .mapTo(Long.class)
                            .one();
                    String bytes = "?";
                    if (storage.shared()) {
                        handle.execute("ANALYZE " + table);
                        bytes = handle.createQuery("SELECT pg_total_relation_size('" + table + "')")
                                .mapTo(Long.class)
                                .one()
                                .toString();
                    }
                    System.out.printf("%s: %d rows, %s bytes%n", table, rows, bytes);
                }
            });
        }
    }

    private static void measure(Storage storage) {
        Map<String, Map<String, String>> questions = new LinkedHashMap<>();
        questions.put("newest games", Map.of());
        questions.put("a player, either colour", Map.of("player", "许银川"));
        questions.put("a player with Red", Map.of("player", "胡荣华", "colour", "red"));
        questions.put("a seldom player", Map.of("player", "赵亀"));
        questions.put("a family name (prefix)", Map.of("player", "王"));
        questions.put("a player against another", Map.of("player", "许银川", "opponent", "吕钦"));
        questions.put("an event (part of its name)", Map.of("event", "1999年五羊杯"));
        questions.put("many events", Map.of("event", "个人赛"));
        questions.put("a day's games", Map.of("from", "1999-05-05", "to", "1999-05-05"));
        questions.put("years", Map.of("from", "1980", "to", "1985"));
        questions.put("a result", Map.of("result", "draw"));
        questions.put("an ECCO code", Map.of("ecco", "A40"));
        questions.put("an ECCO class", Map.of("ecco", "E"));
        questions.put("position: the start", Map.of("fen", Position.START.toString()));
        questions.put("position after 2 plies", Map.of("moves", line(storage, 2)));
        questions.put("position after 8 plies", Map.of("moves", line(storage, 8)));
        questions.put("position after 20 plies", Map.of("moves", line(storage, 20)));
        questions.put("a ruling", Map.of("verdict", "draw"));
        questions.put(
                "a ruling by article", Map.of("verdict", "must-vary", "article", "23.5.2.2", "edition", "cxa2011"));
        questions.put("player, years, result", Map.of("player", "许银川", "from", "1990", "to", "2000", "result", "red"));
        questions.put("player and position", Map.of("player", "吕钦", "moves", line(storage, 2)));
        questions.put(
                "event, result, position of many games",
                Map.of("event", "杯", "result", "black", "moves", line(storage, 2)));
        questions.put(
                "hardly anything to be found", Map.of("result", "draw", "event", "五羊杯", "ecco", "E", "to", "1957"));
        System.out.printf("%-40s %8s %9s %9s %9s%n", "search", "found", "first ms", "then ms", "then CPU");
        GameSearch search = new GameSearch(storage);
        questions.forEach((name, values) -> {
            LibraryQuery query = LibraryQuery.read(values::get);
            int[] found = new int[1];
            show(name, () -> {
                search.page(GameShelves.PUBLIC, query, A_PAGE);
                found[0] = search.count(GameShelves.PUBLIC, query);
                return found[0];
            });
        });
        for (int plies : new int[] {0, 2, 8}) {
            LibraryQuery query = plies == 0
                    ? LibraryQuery.read(name -> null)
                    : LibraryQuery.read(Map.of("moves", line(storage, plies))::get);
            Position position = query.position().orElse(Position.START);
            // A tree of its own every time, so that nothing is remembered.
            show("tree after " + plies + " plies, counted anew", () -> (int) new OpeningTree(storage)
                    .at(GameShelves.PUBLIC, position, query)
                    .all()
                    .games());
            OpeningTree tree = new OpeningTree(storage);
            show("tree after " + plies + " plies, remembered", () ->
                    (int) tree.at(GameShelves.PUBLIC, position, query).all().games());
        }
        LibraryQuery player = LibraryQuery.read(Map.of("player", "许银川")::get);
        show("tree of a player's games", () -> (int) new OpeningTree(storage)
                .at(GameShelves.PUBLIC, Position.START, player)
                .all()
                .games());
    }

    /** The most played line. */
    private static String line(Storage storage, int plies) {
        OpeningTree tree = new OpeningTree(storage);
        LibraryQuery any = LibraryQuery.read(name -> null);
        StringBuilder line = new StringBuilder();
        Position position = Position.START;
        for (int ply = 0; ply < plies; ply++) {
            OpeningTree.Node node = tree.at(GameShelves.PUBLIC, position, any);
            if (node.branches().isEmpty()) {
                break;
            }
            line.append(node.branches().get(0).move());
            position = position.play(node.branches().get(0).move());
        }
        return line.toString();
    }

    private interface Asked {
        int answer();
    }

    private static void show(String name, Asked asked) {
        long begin = System.nanoTime();
        int found = asked.answer();
        double first = (System.nanoTime() - begin) / 1e6;
        double[] then = new double[WARM];
        double[] processor = new double[WARM];
        for (int i = 0; i < WARM; i++) {
            long start = System.nanoTime();
            long cpu = THREADS.getCurrentThreadCpuTime();
            asked.answer();
            processor[i] = (THREADS.getCurrentThreadCpuTime() - cpu) / 1e6;
            then[i] = (System.nanoTime() - start) / 1e6;
        }
        Arrays.sort(then);
        Arrays.sort(processor);
        System.out.printf("%-40s %8d %9.1f %9.1f %9.1f%n", name, found, first, then[WARM / 2], processor[WARM / 2]);
    }
}
