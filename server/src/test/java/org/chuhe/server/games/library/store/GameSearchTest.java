package org.chuhe.server.games.library.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.records.opening.Ecco;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is asked, the database finds what a walk through all games finds, in the same order, page after page. */
class GameSearchTest {
    private static final int GAMES = 300;
    private static final int QUESTIONS = 250;
    private static final int A_PAGE = 7;
    private static final long START_NUMBER = -637412723243529755L;
    private static final long CANNON_NUMBER = -7443368643925259119L;
    private static final Map<String, String> SIMPLIFIED = Map.of("許銀川", "许银川", "胡榮華", "胡荣华");

    /** A game and the number that it must have got. */
    private record Placed(int id, GameRecord game) {
        String tag(String name) {
            String text = game.tags().text(name);
            return SIMPLIFIED.getOrDefault(text, text).toLowerCase(Locale.ROOT);
        }

        int day() {
            return PlayedDay.of(game.tags().text(Tags.DATE));
        }
    }

    private static List<Placed> placed() {
        GeneratedGames source = new GeneratedGames(7, 40);
        List<Placed> games = new ArrayList<>();
        for (int id = 1; id <= GAMES; id++) {
            games.add(new Placed(id, source.next()));
        }
        return games;
    }

    private static void shelve(Storage storage, int shelf, List<Placed> games) {
        ShelfWriter writer = new ShelfWriter(storage);
        for (int from = 0; from < games.size(); from += ShelfWriter.AT_ONCE) {
            List<ShelvedGame> some = games.subList(from, Math.min(games.size(), from + ShelfWriter.AT_ONCE)).stream()
                    .map(placed -> ShelvedGame.of(placed.game()))
                    .toList();
            assertThat(writer.add(shelf, some, 0)).returns(some.size(), ShelfWriter.Added::added);
        }
    }

    @ParameterizedTest
    @EnumSource
    void theDatabaseFindsWhatAWalkFinds(Databases database) {
        List<Placed> games = placed();
        try (Storage storage = database.open()) {
            shelve(storage, GameShelves.PUBLIC, games);
            GameRulings rulings = new GameRulings(storage);
            while (rulings.next(50) > 0) {
                // Until all are looked through.
            }
            Map<Integer, java.util.Set<GameRulings.Ruled>> ruled = new LinkedHashMap<>();
            games.forEach(placed -> ruled.put(placed.id(), rulings.rulings(placed.game())));
            assertThat(ruled.values()).anyMatch(found -> !found.isEmpty());
            GameSearch search = new GameSearch(storage);
            OpeningTree tree = new OpeningTree(storage);
            Random random = new Random(3);
            int hits = 0;
            for (int i = 0; i < QUESTIONS; i++) {
                Map<String, String> values = question(random, games);
                LibraryQuery query = LibraryQuery.read(values::get);
                List<Placed> fitting = games.stream()
                        .filter(fits(query, ruled))
                        .sorted(Comparator.comparingInt(Placed::day)
                                .thenComparingInt(Placed::id)
                                .reversed())
                        .toList();
                hits += fitting.size();
                assertThat(all(search, query))
                        .as(values.toString())
                        .isEqualTo(fitting.stream().map(Placed::id).toList());
                assertThat(search.count(GameShelves.PUBLIC, query))
                        .as(values.toString())
                        .isEqualTo(fitting.size());
                checkTree(tree, query, fitting);
            }
            assertThat(hits).isGreaterThan(QUESTIONS);
        }
    }

    private static List<Integer> all(GameSearch search, LibraryQuery query) {
        List<Integer> ids = new ArrayList<>();
        LibraryQuery next = query;
        while (true) {
            GameSearch.Page page = search.page(GameShelves.PUBLIC, next, A_PAGE);
            page.games().forEach(game -> ids.add(game.id()));
            if (!page.more()) {
                return ids;
            }
            next = query.with("after", page.games().get(A_PAGE - 1).place());
        }
    }

    private static String some(Random random, String... values) {
        return values[random.nextInt(values.length)];
    }

    /** A question of one thing or several; most have an answer. */
    private static Map<String, String> question(Random random, List<Placed> games) {
        Map<String, String> values = new LinkedHashMap<>();
        int things = 1 + random.nextInt(3);
        for (int i = 0; i < things; i++) {
            switch (random.nextInt(9)) {
                case 0 -> {
                    values.put("player", some(random, "胡", "許银", "Hu", "hu rong", "王", "王天一", "nobody", "吕"));
                    values.put("colour", some(random, "red", "black", "any"));
                }
                case 1 -> values.put("opponent", some(random, "王", "赵国荣", "hu"));
                case 2 -> values.put("event", some(random, "个人", "五羊杯", "1999", "asian", "%", "年全国象棋团体赛", "全国"));
                case 3 -> values.put("from", some(random, "1999", "2020-06", "2024-02-28"));
                case 4 -> values.put("to", some(random, "2024", "2023-07", "2025-01-14"));
                case 5 -> values.put("result", some(random, "1-0", "1/2", "0-1", "*"));
                case 6 -> values.put("ecco", some(random, "A", "C", "B0-D5", "E", "D", "A0"));
                case 7 -> {
                    values.put("verdict", some(random, LibraryQuery.VERDICTS.toArray(String[]::new)));
                    values.put("edition", some(random, "cxa2020", "wxf2018", "cxa1957"));
                    if (random.nextBoolean()) {
                        values.put("article", some(random, "25.1", "23.5.2.1", "26.1"));
                    }
                }
                default -> {
                    GameRecord game = games.get(random.nextInt(games.size())).game();
                    Position position = game.positionAfter(Math.min(game.plies(), random.nextInt(9)));
                    values.put("fen", (random.nextBoolean() ? position : position.mirrored()).toString());
                    values.put("mirror", some(random, "yes", "no"));
                }
            }
        }
        return values;
    }

    private static Predicate<Placed> fits(LibraryQuery query, Map<Integer, java.util.Set<GameRulings.Ruled>> ruled) {
        return placed -> {
            String red = placed.tag(Tags.RED);
            String black = placed.tag(Tags.BLACK);
            boolean people = switch (query.text("colour")) {
                case "red" -> begins(red, query.text("player")) && begins(black, query.text("opponent"));
                case "black" -> begins(black, query.text("player")) && begins(red, query.text("opponent"));
                default ->
                    begins(red, query.text("player")) && begins(black, query.text("opponent"))
                            || begins(black, query.text("player")) && begins(red, query.text("opponent"));
            };
            return people
                    && placed.tag(Tags.EVENT).contains(query.text("event").toLowerCase(Locale.ROOT))
                    && (!query.has("from") || number(placed.day(), query.text("from")) >= number(query.text("from")))
                    && (!query.has("to")
                            || placed.day() > 0 && number(placed.day(), query.text("to")) <= number(query.text("to")))
                    && (!query.has("result")
                            || result(query.text("result")) == placed.game().result())
                    && (!query.has("ecco")
                            || ecco(query.text("ecco"), Ecco.of(placed.game()).orElse("")))
                    && (!query.has("fen") || stop(placed.game(), query) >= 0)
                    && (!query.has("verdict")
                            || ruled.get(placed.id())
                                    .contains(new GameRulings.Ruled(
                                            query.text("edition"), query.text("article"), query.text("verdict"))));
        };
    }

    private static boolean begins(String name, String asked) {
        String folded = asked.replace('許', '许').toLowerCase(Locale.ROOT);
        return asked.isEmpty() || name.startsWith(folded);
    }

    /** As many digits of a day as the question has. */
    private static int number(int day, String like) {
        return Integer.parseInt(
                String.format("%08d", day).substring(0, like.replace("-", "").length()));
    }

    private static int number(String text) {
        return Integer.parseInt(text.replace("-", ""));
    }

    private static Result result(String word) {
        return switch (word) {
            case "1-0" -> Result.RED_WINS;
            case "0-1" -> Result.BLACK_WINS;
            case "1/2" -> Result.DRAW;
            default -> Result.NONE;
        };
    }

    private static boolean ecco(String asked, String code) {
        String[] ends = asked.split("-");
        String last = ends[ends.length - 1];
        return !code.isEmpty() && code.compareTo(ends[0]) >= 0 && (code.compareTo(last) <= 0 || code.startsWith(last));
    }

    /** After how many plies the game first came by the position, by playing it; -1 if it did not. */
    private static int stop(GameRecord game, LibraryQuery query) {
        Position wanted = query.position().orElse(Position.START);
        Position now = game.start();
        for (int ply = 0; ply <= Math.min(game.plies(), 40); ply++) {
            if (now.equals(wanted) || query.mirror() && now.mirrored().equals(wanted)) {
                return ply;
            }
            if (ply < game.plies()) {
                now = now.play(game.mainLine().move(ply + 1));
            }
        }
        return -1;
    }

    /** The tree of a position, among the games that fit, says what playing them through says. */
    private static void checkTree(OpeningTree tree, LibraryQuery query, List<Placed> fitting) {
        if (!query.has("fen")) {
            return;
        }
        Position wanted = query.position().orElseThrow();
        boolean symmetric = wanted.equals(wanted.mirrored());
        Map<Move, Integer> played = new LinkedHashMap<>();
        for (Placed placed : fitting) {
            int ply = stop(placed.game(), query);
            if (ply < placed.game().plies()) {
                Move move = placed.game().mainLine().move(ply + 1);
                boolean turned = !placed.game().positionAfter(ply).equals(wanted);
                played.merge(turned ? move.mirrored() : move, 1, Integer::sum);
            }
        }
        OpeningTree.Node node = tree.at(GameShelves.PUBLIC, wanted, query);
        assertThat(node.all().games()).isEqualTo(fitting.size());
        assertThat(node.all().red())
                .isEqualTo(fitting.stream()
                        .filter(placed -> placed.game().result() == Result.RED_WINS)
                        .count());
        for (OpeningTree.Branch branch : node.branches()) {
            int games = played.getOrDefault(branch.move(), 0)
                    + (symmetric
                                    && query.mirror()
                                    && !branch.move().equals(branch.move().mirrored())
                            ? played.getOrDefault(branch.move().mirrored(), 0)
                            : 0);
            assertThat(branch.results().games()).as(branch.move().toString()).isEqualTo(games);
        }
        assertThat(node.branches().stream()
                        .mapToLong(branch -> branch.results().games())
                        .sum())
                .isEqualTo(played.values().stream().mapToInt(count -> count).sum());
    }

    @ParameterizedTest
    @EnumSource
    void shelvesAreApartAndWhatIsRemovedIsGone(Databases database) {
        List<Placed> games = placed().subList(0, 60);
        try (Storage storage = database.open()) {
            GameShelves shelves = new GameShelves(storage);
            shelve(storage, GameShelves.PUBLIC, games);
            int own = shelves.make("somebody");
            assertThat(shelves.make("somebody")).isEqualTo(own);
            assertThat(shelves.of("nobody")).isNotEqualTo(own);
            shelve(storage, own, games.subList(0, 10));
            GameSearch search = new GameSearch(storage);
            OpeningTree tree = new OpeningTree(storage);
            LibraryQuery anything = LibraryQuery.read(name -> null);
            assertThat(search.count(GameShelves.PUBLIC, anything)).isEqualTo(60);
            assertThat(search.count(own, anything)).isEqualTo(10);
            assertThat(tree.at(own, Position.START, anything).all().games()).isEqualTo(10);
            for (FoundGame game : search.page(own, anything, 4).games()) {
                shelves.remove(game.id());
            }
            assertThat(shelves.games(own)).isEqualTo(6);
            assertThat(search.count(own, anything)).isEqualTo(6);
            assertThat(tree.at(own, Position.START, anything).all().games()).isEqualTo(6);
            storage.jdbi().useTransaction(handle -> GameShelves.forget(handle, "somebody"));
            for (String table : List.of("library_game", "library_record", "library_position", "library_name")) {
                assertThat(rows(storage, table, own)).as(table).isZero();
            }
            assertThat(search.count(GameShelves.PUBLIC, anything)).isEqualTo(60);
        }
    }

    private static int rows(Storage storage, String table, int shelf) {
        String where =
                table.equals("library_record") ? "game NOT IN (SELECT id FROM library_game)" : "shelf = " + shelf;
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT COUNT(*) FROM " + table + " WHERE " + where)
                        .mapTo(Integer.class)
                        .one());
    }

    @ParameterizedTest
    @EnumSource
    void theSameGameIsKeptOnceAndCounted(Databases database) {
        List<ShelvedGame> games = placed().subList(0, 20).stream()
                .map(each -> ShelvedGame.of(each.game()))
                .toList();
        try (Storage storage = database.open()) {
            ShelfWriter writer = new ShelfWriter(storage);
            List<ShelvedGame> twice = new ArrayList<>(games);
            twice.add(games.get(3));
            assertThat(writer.add(GameShelves.PUBLIC, twice, 0))
                    .isEqualTo(new ShelfWriter.Added(
                            20, 1, games.stream().mapToLong(ShelvedGame::bytes).sum()));
            assertThat(writer.add(GameShelves.PUBLIC, games, 0)).isEqualTo(new ShelfWriter.Added(0, 20, 0));
            assertThat(new GameShelves(storage).games(GameShelves.PUBLIC)).isEqualTo(20);
            assertThat(new GameSearch(storage)
                            .page(GameShelves.PUBLIC, LibraryQuery.read(name -> null), 50)
                            .games())
                    .extracting(FoundGame::copies)
                    .containsOnlyOnce(3)
                    .filteredOn(copies -> copies == 2)
                    .hasSize(19);
        }
    }

    @Test
    void numbersOfPositionsNeverChange() {
        // They are in people's databases. Whoever changes how positions are hashed has to write all of them anew.
        assertThat(PositionKey.of(Position.START)).isEqualTo(new PositionKey(START_NUMBER, false, true));
        Position cannon = Position.START.play(Move.of(25, 22));
        PositionKey key = PositionKey.of(cannon);
        assertThat(key.number()).isEqualTo(CANNON_NUMBER);
        assertThat(PositionKey.of(cannon.mirrored())).isEqualTo(new PositionKey(CANNON_NUMBER, !key.mirrored(), false));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fen=nonsense",
                "moves=h2e2 h2e2",
                "moves=x",
                "from=yesterday",
                "to=99",
                "ecco=F00",
                "ecco=C123",
                "result=won",
                "after=1",
                "edition=1066",
                "verdict=guilty",
                "in=yours",
                "mirror=perhaps"
            })
    void whatMakesNoSenseIsRefusedInWords(String parameter) {
        String[] parts = parameter.split("=");
        assertThatThrownBy(() -> LibraryQuery.read(name -> name.equals(parts[0]) ? parts[1] : null))
                .isInstanceOfSatisfying(
                        Rejection.class,
                        rejection -> assertThat(rejection.reason()).isEqualTo(Rejection.Reason.UNUSABLE));
    }

    @Test
    void aQuestionIsALinkAndBack() {
        Map<String, String> values = Map.of(
                "player",
                "胡 & 吕",
                "moves",
                "h2e2h9g7",
                "ecco",
                "C4",
                "from",
                "1980",
                "verdict",
                "draw",
                "mirror",
                "no");
        LibraryQuery query = LibraryQuery.read(values::get);
        assertThat(query.link("/library"))
                .isEqualTo(
                        "/library?player=%E8%83%A1+%26+%E5%90%95&from=1980&ecco=C4&moves=h2e2h9g7&mirror=no&verdict=draw");
        assertThat(query.values()).isEqualTo(values);
        Map<String, String> form =
                Map.of("in", "all", "colour", "red", "edition", "cxa2020", "mirror", "no", "ecco", "C4");
        assertThat(LibraryQuery.read(form::get).tidy().link("/library")).isEqualTo("/library?ecco=C4");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2005.11.04|20051104|2005-11-04",
                "2005-11|20051100|2005-11",
                "2005.??.??|20050000|2005",
                "1956年12月27日|19561227|1956-12-27",
                "20051104|20051104|2005-11-04",
                "????.??.??|0|",
                "第12轮|0|",
                "2005.13.45|20050000|2005"
            })
    void daysAreReadAsRecordsWriteThem(String line) {
        String[] parts = line.split("\\|", -1);
        assertThat(PlayedDay.of(parts[0])).isEqualTo(Integer.parseInt(parts[1]));
        assertThat(PlayedDay.text(PlayedDay.of(parts[0]))).isEqualTo(parts[2]);
    }
}
