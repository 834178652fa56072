package org.chuhe.records.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.Iccs;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.records.Records;
import org.chuhe.records.book.BookFiles.Entry;
import org.chuhe.records.format.Bytes;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.model.Line;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.FileFormat;
import org.chuhe.records.read.ReadGame;
import org.chuhe.records.write.Writers;
import org.chuhe.testing.Seeded;
import org.chuhe.testing.Shared;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningBookTest {
    private static final Position START = Position.START;

    private static Move move(String text) {
        return Iccs.parse(text);
    }

    private static Position after(String moves) {
        Position position = START;
        for (Move move : MoveReader.readAll(START, moves)) {
            position = position.play(move);
        }
        return position;
    }

    private static Entry entry(String before, String move, int score) {
        return Entry.of(after(before), move(move), score);
    }

    private static OpeningBook book(List<Entry> entries) {
        try {
            return OpeningBook.read(Bytes.of(BookFiles.book(entries)));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static ReadGame game(List<Entry> entries) {
        List<ReadGame> games = Records.read("book.obk", BookFiles.book(entries));
        assertThat(games).hasSize(1);
        assertThat(games.get(0).format()).isEqualTo(FileFormat.OBK);
        return games.get(0);
    }

    private static List<String> moves(OpeningBook book, Position position) {
        return book.moves(position).stream()
                .map(known -> known.move().toString())
                .toList();
    }

    /** The key that every book has for it. */
    @Test
    void theStartingPositionHasItsKey() {
        assertThat(BookFiles.keyOf(START)).isEqualTo(7101337512282506414L);
        assertThat(BookFiles.keyOf(START) ^ BookFiles.keyOf(START.withSideToMove(Side.BLACK)))
                .isEqualTo(0xA0CE2AF90C452F58L);
    }

    @Test
    void aKeyIsCarriedFromMoveToMove() {
        Seeded.forAll(50, random -> {
            Board board = START.toBoard();
            BookKey key = BookKey.of(board);
            for (int ply = 0; ply < 60 && board.hasLegalMove(); ply++) {
                int[] legal = new int[Board.MAX_MOVES];
                int move = legal[random.nextInt(board.legalMoves(legal, 0))];
                key = key.after(board, move);
                board.make(move);
                assertThat(key).isEqualTo(BookKey.of(board));
            }
            BookKey mirrored = BookKey.of(Position.of(board, 1).mirrored().toBoard());
            assertThat(mirrored).isEqualTo(new BookKey(/* straight= */ key.mirrored(), /* mirrored= */ key.straight()));
            assertThat(mirrored.identity()).isEqualTo(key.identity());
        });
    }

    @Test
    void theBestMoveComesFirst() {
        OpeningBook book = book(List.of(
                entry("", "h0g2", 5),
                entry("", "h2e2", 40),
                entry("", "c3c4", 90).switchedOff(),
                entry("", "g3g4", 40),
                entry("h2e2", "h9g7", 1)));
        assertThat(moves(book, START)).containsExactly("h2e2", "g3g4", "h0g2", "c3c4");
        assertThat(book.moves(START).get(0)).isEqualTo(new BookMove(move("h2e2"), 1, 40, 3, 2, 1, true, ""));
        assertThat(moves(book, after("h2e2"))).containsExactly("h9g7");
        assertThat(moves(book, after("h0g2"))).isEmpty();
        assertThat(book.size()).isEqualTo(5);
    }

    @Test
    void aPositionIsFoundInTheMirror() {
        OpeningBook book = book(List.of(entry("h2e2", "h9g7", 10)));
        assertThat(moves(book, after("b2e2"))).containsExactly("b9c7");
    }

    @Test
    void eitherSquareMayComeFirst() {
        OpeningBook book = book(List.of(
                entry("", "h2e2", 9).swapped(), entry("h2e2", "h9g7", 10).swapped()));
        assertThat(moves(book, START)).containsExactly("h2e2");
        assertThat(moves(book, after("h2e2"))).containsExactly("h9g7");
    }

    /** Large keys became floating-point numbers, and SQLite made integers of those that are whole. */
    @Test
    void everyKeyIsFoundHoweverItIsStored() {
        Seeded.forAll(20, random -> {
            List<Entry> entries = new ArrayList<>();
            Set<Position> positions = new HashSet<>();
            Position position = START;
            for (int ply = 0; ply < 60 && !position.legalMoves().isEmpty(); ply++) {
                Move next = position.legalMoves()
                        .get(random.nextInt(position.legalMoves().size()));
                if (positions.add(position)) {
                    long key = BookFiles.keyOf(position);
                    Number plain = random.nextBoolean() ? (Number) key : (Number) Double.longBitsToDouble(key);
                    Entry entry = Entry.of(position, next, ply);
                    entries.add(random.nextBoolean() ? entry : entry.with(plain));
                }
                position = position.play(next);
            }
            OpeningBook book = book(entries);
            positions.stream()
                    .filter(each -> !Double.isNaN(Double.longBitsToDouble(BookFiles.keyOf(each))))
                    .forEach(each -> assertThat(book.moves(each)).isNotEmpty());
        });
    }

    @Test
    void aWholeNumberStandsForTheBitsOfAFloatingPointNumber() {
        SplittableRandom random = new SplittableRandom(1);
        Position position = START;
        int found = 0;
        while (found < 3) {
            List<Move> legal = position.legalMoves();
            position = legal.isEmpty() ? START : position.play(legal.get(random.nextInt(legal.size())));
            double real = Double.longBitsToDouble(BookFiles.keyOf(position));
            if (real <= -0x1p52 && real > -0x1p63 && !position.legalMoves().isEmpty()) {
                Move move = position.legalMoves().get(0);
                OpeningBook book = book(List.of(Entry.of(position, move, 1).with((long) real)));
                assertThat(moves(book, position)).containsExactly(move.toString());
                assertThat(book.size()).isEqualTo(1);
                found++;
            }
        }
    }

    @Test
    void aBookIsATreeWithScoresAsComments() {
        ReadGame read = game(List.of(
                entry("", "h2e2", 40),
                entry("", "b0c2", 5),
                Entry.of(after("h2e2"), move("h9g7"), 7, "屏风马"),
                entry("h2e2", "h7e7", 9).switchedOff(),
                entry("h2e2 h9g7", "b0c2", 1),
                // The same position by another way, and the mirror image of one.
                entry("b0c2", "h9g7", 2),
                entry("b0c2 h9g7", "h2e2", 3),
                entry("b0c2", "b9c7", 4)));
        assertThat(read.defects()).isEmpty();
        assertThat(read.game().tags().text(Tags.SOURCE)).isEqualTo("开局库 opening book");
        Line line = read.game().mainLine();
        assertThat(line.moves().toString()).isEqualTo("[h2e2, h9g7, b0c2]");
        assertThat(line.comment(1)).contains("40 (+3 =2 -1)");
        assertThat(line.comment(2)).contains("7 (+3 =2 -1) 屏风马");
        assertThat(line.variations(2).get(0).comment(1)).contains("× 9 (+3 =2 -1)");
        assertThat(line.variations(1).get(0).moves().toString()).isEqualTo("[b0c2, b9c7]");
        assertThat(line.lineCount()).isEqualTo(4);
        assertThat(line.commentCount()).isEqualTo(8);
    }

    /** A book for Black: what Red plays is seen by what Black answers. */
    @Test
    void aBookForOneSideIsATreeToo() {
        ReadGame read =
                game(List.of(entry("h2e2", "h9g7", 5), entry("h2e2 h9g7 h0g2", "i9h9", 4), entry("c3c4", "b7c7", 3)));
        Line line = read.game().mainLine();
        assertThat(read.defects()).isEmpty();
        assertThat(line.lineCount()).isEqualTo(2);
        assertThat(line.commentCount()).isEqualTo(3);
        assertThat(line.comment(1)).isEmpty();
    }

    @Test
    void aMoveThatIsThereTwiceSaysBoth() {
        Entry inTheMirror = entry("b2e2", "b9c7", 4);
        ReadGame read = game(List.of(entry("", "h2e2", 9), entry("h2e2", "h9g7", 5), inTheMirror));
        assertThat(read.game().mainLine().comment(2)).contains("5 (+3 =2 -1)\n4 (+3 =2 -1)");
        assertThat(read.defects()).isEmpty();
    }

    @Test
    void aTreeHasAnEnd() {
        List<Entry> entries = List.of(
                entry("", "h0g2", 9),
                entry("h0g2", "h9g7", 9),
                entry("h0g2 h9g7", "g2h0", 9),
                entry("h0g2 h9g7 g2h0", "g7h9", 9));
        assertThat(game(entries).game().plies()).isEqualTo(4);
        assertThat(game(entries).defects()).isEmpty();
        BookTree two = new BookTree(book(entries), 2);
        assertThat(two.isCut()).isTrue();
        assertThat(two.reached()).isEqualTo(2);
        assertThat(two.game().build().plies()).isEqualTo(2);
    }

    /** Notes are typed in GBK by some programs, whatever the file says of its texts. */
    @Test
    void notesMayBeInGbk() {
        byte[] file = BookFiles.book(List.of(Entry.of(START, move("h2e2"), 1, "abcdefgh")));
        String latin = new String(file, StandardCharsets.ISO_8859_1);
        String gbk = new String("中炮布局".getBytes(Writers.GBK), StandardCharsets.ISO_8859_1);
        byte[] changed = latin.replace("abcdefgh", gbk).getBytes(StandardCharsets.ISO_8859_1);
        assertThat(Records.read("x", changed).get(0).game().mainLine().comment(1))
                .contains("1 (+3 =2 -1) 中炮布局");
    }

    @Test
    void whatIsNotReachedOrNotReadIsTold() {
        ReadGame read = game(List.of(
                entry("", "h2e2", 5),
                entry("", "h2e2", 5).with(null),
                new Entry(1L, 0x3433, 1, 0, 0, 0, 1, ""),
                new Entry(1L, 0xFFFF, 1, 0, 0, 0, 1, "")));
        assertThat(read.defects())
                .extracting(defect -> defect.message().in(Locale.ENGLISH))
                .containsExactly(
                        "2 rows of the opening book cannot be read",
                        "1 of the opening book's 2 moves belongs to positions that no line of it reaches");
    }

    @Test
    void otherDatabasesAreRefusedWithWhatTheyHold() {
        byte[] file = BookFiles.file("players", "CREATE TABLE players(name TEXT, rating INTEGER)", List.of());
        assertThatThrownBy(() -> Records.read("x", file)).isInstanceOfSatisfying(RecordException.class, e -> {
            assertThat(e.problem()).isEqualTo(RecordException.Problem.NO_GAME);
            assertThat(e.message(Locale.ENGLISH)).contains("players");
            assertThat(e.message(Locale.CHINESE)).contains("players");
        });
        assertThatThrownBy(() -> Records.read("x", BookFiles.book(List.of(new Entry(1L, 0x3433, 1, 0, 0, 0, 1, "")))))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("an opening book of 1 move,");
    }

    /** Quoted or not, in any order, with constraints: the columns of the table are found by their names. */
    @Test
    void columnsAreFoundByTheirNames() {
        assertThat(SqliteTable.of(
                                "t",
                                2,
                                "CREATE TABLE t(a, \"B\" INT DEFAULT (1+(2)), [c d] BLOB, `e`, PRIMARY KEY(a, b))")
                        .columns())
                .containsExactly("a", "b", "c d", "e");
        assertThat(SqliteTable.of("t", 2, "").columns()).isEmpty();
    }

    /** Rows on several pages, and notes that are longer than a page. */
    @Test
    void pagesOfEveryKindAreRead() {
        List<Entry> entries = new ArrayList<>();
        Position position = START;
        SplittableRandom random = new SplittableRandom(7);
        for (int ply = 0; ply < 90; ply++) {
            List<Move> legal = position.legalMoves();
            Move next = legal.get(random.nextInt(legal.size()));
            entries.add(Entry.of(position, next, ply, ply % 7 == 0 ? "长".repeat(50 * ply) : "短"));
            position = position.play(next);
        }
        ReadGame read = game(entries);
        assertThat(read.defects()).isEmpty();
        assertThat(read.game().mainLine().commentCount()).isEqualTo(90);
        assertThat(read.game().mainLine().comment(85)).contains("84 (+3 =2 -1) " + "长".repeat(50 * 84));
    }

    /** Pages that point to each other or to themselves, rows that lie on top of each other. */
    @Test
    void circlesAndOverlapsEnd() {
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            entries.add(entry("", "h2e2", i));
        }
        byte[] file = BookFiles.book(entries);
        int last = file.length - 512;
        assertThat(file[last]).as("the page above the leaves").isEqualTo((byte) 5);
        ByteBuffer.wrap(file).putInt(last + 8, file.length / 512);
        ReadGame read = Records.read("x", file).get(0);
        assertThat(read.game().mainLine().length()).isEqualTo(1);
        assertThat(read.defects()).extracting(Defect::kind).contains(Defect.Kind.BROKEN_VARIATION);

        ByteBuffer leaf = ByteBuffer.wrap(file, 512, 512).slice();
        leaf.putShort(3, (short) 250);
        short first = leaf.getShort(8);
        for (int i = 0; i < 200; i++) {
            leaf.putShort(8 + 2 * i, first);
        }
        assertThat(Records.read("x", file).get(0).defects()).isNotEmpty();
    }

    @Test
    void linesToBeginWithAreTheBestFirst() {
        OpeningBook book = book(List.of(
                entry("", "h2e2", 40),
                entry("", "b0c2", 5),
                entry("", "g3g4", 50).switchedOff(),
                entry("h2e2", "h9g7", 7),
                entry("h2e2", "h7e7", 6),
                entry("h2e2 h9g7", "b0c2", 1),
                entry("b0c2", "h9g7", 2),
                entry("b0c2 h9g7", "h2e2", 3)));
        assertThat(BookLines.best(book, 3, 10).toString()).isEqualTo("[[h2e2, h9g7, b0c2], [h2e2, h7e7]]");
        assertThat(BookLines.best(book, 2, 10).toString()).isEqualTo("[[h2e2, h9g7], [h2e2, h7e7], [b0c2, h9g7]]");
        assertThat(BookLines.best(book, 2, 1)).hasSize(1);
        assertThat(BookLines.best(book, 0, 10)).containsExactly(List.of());
    }

    @Test
    void aBookOnTheDiskIsFoundByItsContent(@TempDir Path folder) throws IOException {
        Path book = Files.write(folder.resolve("book.bin"), BookFiles.book(List.of(entry("", "h2e2", 1))));
        assertThat(OpeningBook.in(book)).isPresent();
        Path other = Files.write(folder.resolve("game.obk"), "1. 炮二平五".getBytes(StandardCharsets.UTF_8));
        assertThat(OpeningBook.in(other)).isEmpty();
    }

    /**
     * The first 200 rows of a book of 8,504: 34 follow each other, 150 more stand one move beside a row that is there, and for
     * 16 the rows before them are missing.
     */
    @Test
    void aBookOfTheWildIsRead() throws IOException {
        Path file = Shared.path("games/wild/obk/mini.obk");
        OpeningBook book = OpeningBook.in(file).orElseThrow();
        assertThat(book.size()).isEqualTo(200);
        ReadGame read = Records.read("mini.obk", Files.readAllBytes(file)).get(0);
        Line line = read.game().mainLine();
        assertThat(line.length()).isEqualTo(34);
        assertThat(line.comment(1)).contains("12345 (+1 =0 -0) 群243237649");
        assertThat(line.commentCount()).isEqualTo(184);
        assertThat(read.defects()).extracting(Defect::kind).containsExactly(Defect.Kind.LEFT_OUT);
    }
}
