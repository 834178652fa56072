package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.ChineseNotation;
import org.chuhe.core.notation.ChineseStyle;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.ReadGame;
import org.chuhe.testing.Shared;
import org.junit.jupiter.api.Test;

/** Files of the wild that were once refused or misread; what is right about each stands in {@code wild.tsv}. */
class WildFilesTest {
    /** What is right about a file; empty columns are not looked at. */
    private record Expected(
            String file,
            String format,
            String games,
            String plies,
            String lines,
            String result,
            String red,
            String black,
            String moves,
            String findings) {}

    private static List<Expected> table() {
        try (InputStream in = WildFilesTest.class.getResourceAsStream("wild.tsv")) {
            assertThat(in).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(line -> line.split("\t", -1))
                    .map(c -> new Expected(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], c[9]))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the reader says, in the columns of the table. */
    private static Expected read(Expected expected, Path file) {
        try {
            List<ReadGame> games = Records.read(expected.file, Files.readAllBytes(file));
            ReadGame first = games.get(0);
            GameRecord game = first.game();
            String findings = games.stream()
                    .flatMap(each -> each.defects().stream())
                    .map(defect -> defect.kind().name())
                    .distinct()
                    .collect(Collectors.joining(" "));
            String plies = games.stream()
                    .map(each -> Integer.toString(each.game().plies()))
                    .collect(Collectors.joining(","));
            String moves = chinese(game, Math.max(1, expected.moves.split(" ").length));
            return new Expected(
                    expected.file,
                    first.format().name(),
                    Integer.toString(games.size()),
                    either(expected.plies, plies),
                    either(expected.lines, Integer.toString(game.mainLine().lineCount())),
                    either(expected.result, game.result().inRecords()),
                    either(expected.red, game.tags().text(Tags.RED)),
                    either(expected.black, game.tags().text(Tags.BLACK)),
                    either(expected.moves, moves),
                    expected.format.equals("OLD_CBL") ? "" : findings);
        } catch (RecordException e) {
            String words = e.message(Locale.ENGLISH);
            String reason = words.contains(expected.findings) ? expected.findings : words;
            return new Expected(expected.file, "refused", "", "", "", "", "", "", "", reason);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String either(String expected, String found) {
        return expected.isEmpty() ? "" : found;
    }

    private static String chinese(GameRecord game, int plies) {
        Board board = game.start().toBoard();
        StringBuilder moves = new StringBuilder();
        for (int ply = 1; ply <= Math.min(plies, game.plies()); ply++) {
            moves.append(ply > 1 ? " " : "");
            ChineseNotation.write(board, game.mainLine().code(ply), ChineseStyle.SIMPLIFIED, moves);
            board.make(game.mainLine().code(ply));
        }
        return moves.toString();
    }

    @Test
    void everyFileIsReadOrRefusedAsIsRight() {
        Path wild = Shared.path("games/wild");
        List<Expected> table = table();
        List<Expected> found = table.stream()
                .map(expected -> read(expected, wild.resolve(expected.file)))
                .toList();
        long right = found.stream().filter(table::contains).count();
        System.out.printf("wild files: %d of %d right%n", right, table.size());
        assertThat(found).containsExactlyElementsOf(table);
    }

    @Test
    void theTableHasEveryFile() throws IOException {
        Path wild = Shared.path("games/wild");
        try (Stream<Path> files = Files.walk(wild)) {
            TreeSet<String> names = files.filter(Files::isRegularFile)
                    .map(file -> wild.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> name.contains("/") && !name.endsWith("expected.tsv"))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertThat(table().stream().map(Expected::file)).containsExactlyInAnyOrderElementsOf(names);
        }
    }

    /** Every game of the compressed libraries, as an independent program has read them. */
    @Test
    void compressedLibrariesAreReadGameByGame() throws IOException {
        Path folder = Shared.path("games/wild/cbl_compressed");
        Map<String, List<String[]>> expected = new TreeMap<>();
        for (String row : Files.readAllLines(folder.resolve("expected.tsv")).subList(1, 695)) {
            String[] columns = row.split("\t", -1);
            expected.computeIfAbsent(columns[0], key -> new ArrayList<>()).add(columns);
        }
        int equal = 0;
        for (Map.Entry<String, List<String[]>> library : expected.entrySet()) {
            List<ReadGame> games = Records.read(library.getKey(), Files.readAllBytes(folder.resolve(library.getKey())));
            assertThat(games).hasSameSizeAs(library.getValue());
            for (int i = 0; i < games.size(); i++) {
                check(library.getValue().get(i), games.get(i));
                equal++;
            }
        }
        assertThat(equal).isEqualTo(694);
    }

    private static void check(String[] row, ReadGame read) {
        GameRecord game = read.game();
        String name = row[0] + " " + row[1];
        assertThat(game.tags().text(Tags.TITLE)).as(name).isEqualTo(row[2].strip());
        assertThat(game.tags().text(Tags.EVENT)).as(name).isEqualTo(row[3].strip());
        assertThat(game.tags().text(Tags.RED)).as(name).isEqualTo(row[4].strip());
        assertThat(game.tags().text(Tags.BLACK)).as(name).isEqualTo(row[5].strip());
        assertThat(game.result().inRecords()).as(name).isEqualTo(row[6].replace("(several)", ""));
        assertThat(game.start().sideToMove()).as(name).isEqualTo(row[7].equals("red") ? Side.RED : Side.BLACK);
        assertThat(Fen.write(game.start()).startsWith("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"))
                .as(name)
                .isEqualTo(row[11].isEmpty());
        boolean sound = row[13].equals("0");
        assertThat(read.isWhole()).as(name).isEqualTo(sound);
        if (sound) {
            assertThat(game.plies()).as(name).isEqualTo(Integer.parseInt(row[8]));
            assertThat(nodes(game.mainLine())).as(name).isEqualTo(Integer.parseInt(row[9]));
            int preface = game.mainLine().comment(0).isPresent() ? 1 : 0;
            assertThat(commented(game.mainLine()) - preface).as(name).isEqualTo(Integer.parseInt(row[10]));
            checkMoves(name, row[12], game);
        }
    }

    /** Other programs write 前卒平5 where two files have two pawns; any reading of it may be meant. */
    private static void checkMoves(String name, String words, GameRecord game) {
        String[] moves = words.isEmpty() ? new String[0] : words.split(" ");
        for (int ply = 1; ply <= moves.length; ply++) {
            List<Move> readings;
            try {
                readings = List.of(MoveReader.read(game.positionAfter(ply - 1), moves[ply - 1]));
            } catch (NotationException e) {
                readings = e.readings();
            }
            assertThat(readings).as(name).contains(game.mainLine().move(ply));
        }
    }

    private static int nodes(Line line) {
        int nodes = line.length();
        for (int ply = 1; ply <= line.length(); ply++) {
            nodes +=
                    line.variations(ply).stream().mapToInt(WildFilesTest::nodes).sum();
        }
        return nodes;
    }

    private static int commented(Line line) {
        int commented = line.comment(0).isPresent() ? 1 : 0;
        for (int ply = 1; ply <= line.length(); ply++) {
            commented += line.comment(ply).isPresent() || line.marks(ply).isPresent() ? 1 : 0;
            commented += line.variations(ply).stream()
                    .mapToInt(WildFilesTest::commented)
                    .sum();
        }
        return commented;
    }
}
