package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.Deflater;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.read.FileFormat;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.read.ReadGame;
import org.chuhe.records.read.ReaderFuzzer;
import org.chuhe.testing.SampleFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What fuzzing and a look at the readers found, each as small as it gets: files that once made a reader fall or hang. */
class HostileFilesTest {
    private static final int MEGABYTE = 1 << 20;
    /** Where the index of a library begins, and how long an entry is. */
    private static final int INDEX = 66_624;

    private static final int ENTRY = 276;

    private static List<ReadGame> read(String text) {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Reads a file; long before the time is up, unless the work grows faster than the file. */
    private static List<ReadGame> read(byte[] file) {
        return assertTimeoutPreemptively(Duration.ofSeconds(20), () -> Records.read("hostile", file));
    }

    /** Reads a file as {@link ReaderFuzzer} does, which looks at the memory it takes. */
    private static void weigh(FileFormat format, byte[] file) {
        assertThat(ReaderFuzzer.read(format, file)).isTrue();
    }

    private static void weigh(FileFormat format, String text) {
        weigh(format, text.getBytes(StandardCharsets.UTF_8));
    }

    /** The lost moves of a broken game were told by recursion: the stack overflowed. */
    @Test
    void linesNestedDeeperThanTheStackAreReported() {
        byte[] head = {0x00, 0x02, 0x20, 0x17, 9, 0, 0, 0, 1, 0};
        byte[] level = {(byte) 0xFF, (byte) 0xFF, 1, 0, 0, 0, 2, 0};
        byte[] file = Arrays.copyOf(head, head.length + 50_000 * level.length);
        for (int at = head.length; at < file.length; at += level.length) {
            System.arraycopy(level, 0, file, at, level.length);
        }
        ReadGame game = read(file).get(0);
        assertThat(game.format()).isEqualTo(FileFormat.XQR);
        assertThat(game.defects())
                .extracting(Defect::kind)
                .contains(Defect.Kind.ILLEGAL_MOVE, Defect.Kind.LEFT_OUT, Defect.Kind.TRUNCATED);
    }

    @Test
    void variationsThatBranchOffEachOtherAreReported() {
        StringBuilder file = new StringBuilder("[DhtmlXQ][DhtmlXQ_movelist]99999999[/DhtmlXQ_movelist]");
        for (int i = 1; i < 30_000; i++) {
            file.append(String.format("[DhtmlXQ_move_%d_%d_%d]99999999[/DhtmlXQ_move]", i - 1, i + 1, i));
        }
        assertThat(read(file.append("[/DhtmlXQ]").toString()).get(0).defects()).isNotEmpty();
    }

    /** What strangers send may be bounded by the length of one game; a file of many games may be longer. */
    @Test
    void whoReadsForStrangersChoosesHowLongAGameMayBe() {
        int longest = 1 << 16;
        String comment = "x".repeat(3 * longest);
        String head = "[Red \"A\"]\n[Format \"ICCS\"]\n\n";
        for (String text : List.of(
                head + "h2e2 {" + comment + "} *",
                "[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_comment0]" + comment
                        + "[/DhtmlXQ_comment0]",
                "1. 炮二平五 马8进7\n" + ("{" + "x".repeat(999) + "}\n").repeat(200))) {
            byte[] content = text.getBytes(StandardCharsets.UTF_8);
            assertThat(first(content, longest).defects())
                    .extracting(Defect::kind)
                    .contains(Defect.Kind.TOO_LARGE);
            assertThat(first(content, 1 << 20).defects())
                    .extracting(Defect::kind)
                    .doesNotContain(Defect.Kind.TOO_LARGE);
        }
        byte[] many = (head + "h2e2 h9g7 *\n\n").repeat(5_000).getBytes(StandardCharsets.UTF_8);
        try (GameFile file = Records.open("many", many, longest)) {
            assertThat(file.stream()).hasSize(5_000).allMatch(ReadGame::isWhole);
        }
        byte[] binary = Arrays.copyOf(SampleFiles.read("version10.xqf"), 2 << 20);
        assertThat(first(binary, 16 << 20).game().plies()).isPositive();
        assertThatThrownBy(() -> first(binary, 1 << 20)).hasMessageContaining("1 MB for one game");
    }

    private static ReadGame first(byte[] content, int longest) {
        try (GameFile file = Records.open("sent", content, longest)) {
            return file.next();
        }
    }

    /** Every comment on a move was copied together with those before it. */
    @Test
    void manyCommentsOnOneMoveCostWhatOneLongCommentCosts() {
        byte[] mxq = SampleFiles.read("yitian.mxq");
        byte[] comments = Arrays.copyOf(mxq, mxq.length + MEGABYTE / 2);
        for (int at = mxq.length; at < comments.length; at += 2) {
            comments[at] = 1;
            comments[at + 1] = 'a';
        }
        weigh(FileFormat.MXQ, comments);
        String drawing = new String(SampleFiles.read("arrows.pgn_cc"), StandardCharsets.UTF_8);
        weigh(FileFormat.ARROW_TREE, drawing + "(1,0): {a comment}\n".repeat(60_000));
    }

    /** Every mark of a move was put into a new list with those before it. */
    @Test
    void manyMarksOfOneMoveAreReadOneByOne() {
        StringBuilder marks = new StringBuilder("[Game \"x\"]\n1. 炮二平五 ");
        for (int i = 0; i < 40_000; i++) {
            marks.append('$').append(i % 1000).append(' ');
        }
        weigh(FileFormat.PGN, marks.toString());
    }

    /** Twenty findings are listed, but all were put into words, and what may have been meant was looked for. */
    @Test
    void onlyFindingsThatAreListedAreExplained() {
        String game = "[Game \"x\"]\n1. 炮二平五 " + "(炮八平五 车九进九) ".repeat(500_000);
        assertThat(read(game).get(0).defects()).hasSize(21);
    }

    /** For every tag within a comment all of the comment was searched for its beginning. */
    @Test
    void tagsWithinACommentAreReadOnce() {
        String game = "[Game \"x\"]\n1. 炮二平五 {\n" + "[a \"\n".repeat(12_000) + "}\n";
        read(game.repeat(150));
    }

    /** Blanks could belong to a name or to the gap behind it: every way to divide them was tried. */
    @Test
    void blanksWithinALineAreNotDividedInEveryWay() {
        String blanks = " ".repeat(MEGABYTE / 4);
        String lines = "a - b\nc" + blanks + "EOX\nh2e2 h9g7 \n";
        assertThatThrownBy(() -> read(lines.replace("h2e2 h9g7", "d"))).isInstanceOf(RecordException.class);
        assertThat(read("A - B\nC EOD\nh2e2 h9g7 h0g2\n" + lines)).hasSize(2);
        assertThat(read("fen" + blanks + "x\n1. 炮二平五 马8进7\n")).hasSize(1);
    }

    @Test
    void theNameOfAnEventEndsBeforeTheGap() {
        assertThat(read("A - B\nThe Cup   EOD\nh2e2 h9g7 h0g2\n")
                        .get(0)
                        .game()
                        .tags()
                        .text("Event"))
                .isEqualTo("The Cup");
    }

    /** There was room for 256 moves. */
    @Test
    void aPositionWithMoreMovesThanAnyGameIsRead() {
        String fen = "pR1C3Rp/R1N1N1N1R/1N1N1N1N1/2N1N1N2/1N1N1N1N1/2N1N1N2/1N1N1N1N1/2N1N1N2/1N1N1N1C1/C1NpR3C w";
        assertThat(read("[Game \"x\"]\n[FEN \"" + fen + "\"]\n\n1. nothing *\n")
                        .get(0)
                        .brokenMove())
                .isPresent();
    }

    /** In capitals the ligature is two letters: the line was taken for longer than it is. */
    @Test
    void aLigatureIsNoField() {
        assertThat(read("FORMAT WXF\n\uFB06ART\nSTART{\n1. C2.5 H8+7\n}END\n")
                        .get(0)
                        .game()
                        .plies())
                .isEqualTo(2);
    }

    /** That the file was cut was said to be the disk's fault. */
    @Test
    void aCompressedLibraryThatEndsAtOnceIsDamaged() {
        byte[] library = SampleFiles.read("compressed.cbl");
        for (int length : new int[] {20, 22, 40}) {
            assertThatThrownBy(() -> read(Arrays.copyOf(library, length)))
                    .isInstanceOfSatisfying(
                            RecordException.class,
                            e -> assertThat(e.problem()).isEqualTo(RecordException.Problem.UNREADABLE));
        }
    }

    /** An index of thousands of entries could make as many games of one large record. */
    @Test
    void aLibraryHasARecordOnce() {
        byte[] library = Libraries.cbl(List.of(RandomGames.next(new SplittableRandom(1))), 1);
        System.arraycopy(library, INDEX, library, INDEX + ENTRY, ENTRY);
        List<ReadGame> games = read(library);
        assertThat(games.get(0).defects()).isEmpty();
        assertThat(games.get(1).game().plies()).isZero();
        assertThat(games.get(1).defects()).extracting(Defect::kind).containsExactly(Defect.Kind.TRUNCATED);
    }

    /** A few kilobytes could hold millions of games without anything in them. */
    @ParameterizedTest
    @ValueSource(ints = {4, 143})
    void aCompressedLibraryDoesNotGrowWithoutEnd(int size) {
        byte[] library = SampleFiles.read("compressed.cbl");
        byte[] content = new byte[20 * MEGABYTE];
        // Five texts, two dates and the remark are empty; then come as many games as can be.
        int games = 5 * 4 + 2 * 19;
        Arrays.fill(content, games, games + 3, (byte) 0xFF);
        for (int at = games + 8; at < content.length; at += size) {
            content[at] = (byte) size;
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.write(library, 0, 20);
        Deflater deflater = new Deflater();
        deflater.setInput(content);
        deflater.finish();
        byte[] buffer = new byte[MEGABYTE];
        file.write(buffer, 0, deflater.deflate(buffer));
        deflater.end();
        int most = size == 4 ? 1 : (MEGABYTE + 100 * file.size()) / size + 1;
        assertThat(content.length / size).isGreaterThan(most);
        assertThat(read(file.toByteArray()).size()).isBetween(1, most);
    }
}
