package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.chuhe.cli.console.TerminalBoard;
import org.chuhe.core.Position;
import org.chuhe.documents.board.BoardLook;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.documents.board.PieceSet;
import org.chuhe.documents.board.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShowCommandTest {
    @TempDir
    Path folder;

    @Test
    void showsTheFirstPositionWithRedBelow() {
        Run run = Run.of("show");
        assertThat(run.exit()).isZero();
        assertThat(run.lines())
                .startsWith("　１　２　３　４　５　６　７　８　９", "　車－馬－象－士－將－士－象－馬－車", "　｜　｜　｜　｜＼｜／｜　｜　｜　｜")
                .contains("　｜　　　楚　河　　　漢　界　　　｜", "　俥－傌－相－仕－帥－仕－相－傌－俥", "　九　八　七　六　五　四　三　二　一")
                .contains("Red to move.")
                .endsWith("FEN " + Position.START);
    }

    @Test
    void usesOnlySignsOfDoubleWidthOnTheBoard() {
        List<String> board = Run.of("show", "--moves", "h2e2").lines().subList(0, 21);
        assertThat(board)
                .allSatisfy(line -> assertThat(line.chars())
                        .allMatch(c -> c >= 0x3000 && c <= 0x9FFF || c >= 0xFF01 && c <= 0xFF5E));
        assertThat(board.stream().map(line -> line.codePointCount(0, line.length())))
                .allMatch(width -> width == 18);
    }

    @Test
    void showsLettersOnRequest() {
        Run run = Run.of("show", "--ascii");
        assertThat(run.lines())
                .startsWith("  a b c d e f g h i", "9 r-n-b-a-k-a-b-n-r", "  | | | |\\|/| | | |")
                .contains("0 R-N-B-A-K-A-B-N-R");
        assertThat(run.out().chars()).allMatch(c -> c < 128);
    }

    @Test
    void turnsTheBoard() {
        assertThat(Run.of("show", "--ascii", "--flip").lines())
                .startsWith("  i h g f e d c b a", "0 R-N-B-A-K-A-B-N-R");
        assertThat(Run.of("show", "--flip").lines())
                .startsWith("　一　二　三　四　五　六　七　八　九", "　俥－傌－相－仕－帥－仕－相－傌－俥")
                .contains("　９　８　７　６　５　４　３　２　１");
    }

    @Test
    void marksTheLastMove() {
        List<String> lines = Run.of("show", "--ascii", "--moves", "h2e2 a9a8").lines();
        assertThat(lines).contains("9(+)n-b-a-k-a-b-n-r", "8[r]+-+-+-+-+-+-+-+");
        List<String> sideways = Run.of("show", "--ascii", "--moves", "h2i2").lines();
        assertThat(sideways).contains("2 +-C-+-+-+-+-+(+[C]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1   | Red to move.                       | 轮到红方走棋。",
                "3k5/3R5/9/9/9/9/9/9/9/4K4 b - - 0 1   | Black to move, in check.           | 轮到黑方走棋，正被将军。",
                "3k5/3R5/9/2N6/9/9/9/9/9/4K4 b - - 0 1 | Black is checkmated and has lost.  | 黑方被将死，判负。",
                "3k5/1R7/9/9/9/9/9/9/9/4K4 b - - 0 1   | Black has no legal move and has lost. | 黑方被困毙，判负。",
            })
    void saysWhoIsToMoveAndHow(String fen, String english, String chinese) {
        assertThat(Run.of("show", fen).lines()).contains(english);
        assertThat(Run.in(Locale.CHINESE, "show", fen).lines()).contains(chinese);
    }

    @ParameterizedTest
    @ValueSource(strings = {"炮二平五 馬8進7", "C2.5 H8+7", "h2e2 h9g7", "1. 炮二平五 H8+7", "H2-E2,h9-g7"})
    void playsMovesInEveryNotation(String moves) {
        Run run = Run.of("show", "--moves", moves);
        assertThat(run.lines())
                .contains("Last move: 马8进7 (h9g7)")
                .endsWith("FEN rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2");
        assertThat(Run.of("show", "--ascii", "--moves", moves).out()).contains("Last move: H8+7 (h9g7)");
    }

    @Test
    void saysWhatIsOddAboutAPosition() {
        Run run = Run.of("show", "4k4/9/9/9/9/9/9/9/4K4/4K4 w - - 0 1");
        assertThat(run.exit()).isZero();
        assertThat(run.lines()).anyMatch(line -> line.startsWith("Note: "));
    }

    @ParameterizedTest
    @CsvSource({
        "--moves, 炮二平九",
        "--moves, 'h2e2 zzz'",
        "rnbakabnr/9, ''",
        "4k4/9/9/9/9/9/9/9/9/4X4 w - - 0 1, ''",
    })
    void saysInOneLineWhatItCannotRead(String first, String second) {
        Run run = second.isEmpty() ? Run.of("show", first) : Run.of("show", first, second);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("chuhe: ").hasLineCount(1).doesNotContain("should not have happened");
    }

    @Test
    void writesPicturesWholeAndLeavesNothingElseBehind() throws IOException {
        Path svg = folder.resolve("board.svg");
        Path png = folder.resolve("board.png");
        Files.writeString(svg, "old");
        Run run = Run.of("show", "--svg", svg.toString(), "--png", png.toString(), "--width", "300", "--theme", "dark");
        assertThat(run.exit()).isZero();
        assertThat(run.lines()).containsExactly("Wrote " + svg, "Wrote " + png);
        BoardPicture expected = BoardPicture.of(Position.START).look(BoardLook.DEFAULT.with(Theme.DARK));
        assertThat(svg).hasContent(expected.svg());
        assertThat(png).hasBinaryContent(expected.png(300));
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactlyInAnyOrder(svg, png);
        }
    }

    @Test
    void writesThroughALink() throws IOException {
        Path file = Files.writeString(folder.resolve("real.svg"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.svg"), file);
        assertThat(Run.of("show", "--svg", link.toString()).exit()).isZero();
        assertThat(link).isSymbolicLink();
        assertThat(file).content().startsWith("<svg");
    }

    @Test
    void writesAPictureToStandardOutput() throws IOException {
        assertThat(Run.of("show", "--svg", "-", "--ascii").out())
                .isEqualTo(BoardPicture.of(Position.START)
                        .look(BoardLook.DEFAULT.with(PieceSet.LETTERS))
                        .svg());
        assertThat(Run.of("show", "--svg", "-", "--pieces", "simplified", "--theme", "wood")
                        .out())
                .isEqualTo(BoardPicture.of(Position.START)
                        .look(BoardLook.DEFAULT.with(PieceSet.SIMPLIFIED).with(Theme.WOOD))
                        .svg());
        Run png = Run.of("show", "--png", "-", "--ranks");
        assertThat(ImageIO.read(new ByteArrayInputStream(png.bytes())).getWidth())
                .isEqualTo(912);
        assertThat(Run.of("show", "--svg", "-", "--bare").out()).contains("viewBox=\"-56 -56 912 1012\"");
    }

    @Test
    void saysWhichFileItCannotWrite() {
        Path file = folder.resolve("no/such/folder/board.svg");
        Run run = Run.of("show", "--svg", file.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("chuhe: " + file.getParent())
                .contains("no such file or folder")
                .hasLineCount(1);
        Run onFolder = Run.of("show", "--png", folder.toString());
        assertThat(onFolder.exit()).isEqualTo(2);
        assertThat(onFolder.err()).startsWith("chuhe: " + folder).hasLineCount(1);
    }

    @Test
    void coloursRedOnlyWhereAsked() {
        List<String> plain = new TerminalBoard(Position.START, Optional.empty(), false, false, false).lines();
        List<String> colour = new TerminalBoard(Position.START, Optional.empty(), false, false, true).lines();
        assertThat(plain.get(19)).doesNotContain("\u001b");
        assertThat(colour.get(19)).contains("\u001b[31;1m俥\u001b[0m");
        assertThat(colour.get(1)).isEqualTo(plain.get(1));
    }
}
