package org.chuhe.engines.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.testing.SampleFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where games begin. */
class OpeningsTest {
    @TempDir
    Path folder;

    @Test
    void theBookHasDifferentPositionsWithAllPiecesAndRedOnMove() {
        List<Opening> book = Openings.builtIn();
        assertThat(book).hasSizeGreaterThanOrEqualTo(32);
        assertThat(book.stream().map(Opening::start)).doesNotHaveDuplicates().allSatisfy(position -> {
            assertThat(position.pieces()).hasSize(32);
            assertThat(position.sideToMove()).isEqualTo(Side.RED);
            assertThat(position.isCheck()).isFalse();
        });
        assertThat(book.get(0).moves()).startsWith("h2e2 h9g7");
    }

    @Test
    void ofGamesSomePliesArePlayed() throws IOException {
        Path file = folder.resolve("games.pgn");
        Files.writeString(
                file,
                "[Game \"x\"]\n[Opening \"中炮\"]\n1. 炮二平五 马8进7 2. 马二进三 车9平8\n\n"
                        + "[Game \"y\"]\n[FEN \"3k5/9/9/9/9/9/9/9/9/4K3R b - - 0 1\"]\n\n"
                        + "[Game \"z\"]\n[FEN \"3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1\"]\n\n");
        List<Opening> openings = Openings.read(file, 2);
        // The last one is no position to play from: nobody can win.
        assertThat(openings).hasSize(2);
        assertThat(openings.get(0).name()).isEqualTo("中炮");
        assertThat(openings.get(0).moves()).isEqualTo("h2e2 h9g7");
        assertThat(openings.get(1).start().sideToMove()).isEqualTo(Side.BLACK);
    }

    @Test
    void positionsArePositions() throws IOException {
        Path file = folder.resolve("book.epd");
        String fen = Fen.write(Openings.builtIn().get(3).start());
        Files.writeString(file, fen + "\n" + Fen.write(Openings.builtIn().get(4).start()) + "\n");
        assertThat(Openings.read(file, 8)).hasSize(2);
        assertThat(Fen.write(Openings.read(file, 8).get(0).start())).isEqualTo(fen);
    }

    @Test
    void ofAnOpeningBookTheBestLinesAreTaken() throws IOException {
        Path file = Files.write(folder.resolve("openings"), SampleFiles.read("book.obk"));
        List<Opening> openings = Openings.read(file, 3);
        assertThat(openings).extracting(Opening::moves).containsExactly("h2e2 h9g7 h0g2", "c3c4 g6g5 b0c2");
        assertThat(openings).extracting(Opening::name).containsExactly("1", "2");
        assertThat(openings.get(1).start().sideToMove()).isEqualTo(Side.BLACK);
    }

    @Test
    void theSameSeedMixesAlike() {
        List<Opening> book = Openings.builtIn();
        assertThat(Openings.shuffled(book, 7))
                .isEqualTo(Openings.shuffled(book, 7))
                .isNotEqualTo(book);
        assertThat(Openings.shuffled(book, 7)).containsExactlyInAnyOrderElementsOf(book);
    }
}
