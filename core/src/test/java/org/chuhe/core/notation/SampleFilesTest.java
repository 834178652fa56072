package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.testing.SampleFiles;
import org.chuhe.testing.Shared;
import org.junit.jupiter.api.Test;

/** Texts as programs of the world write them, where the core can read them alone. */
class SampleFilesTest {
    @Test
    void readsWxfOfOtherPrograms() throws IOException {
        for (Path file : files("games/samples/elephantchess_wxf_san/wxf")) {
            assertThat(wxf(Files.readString(file))).as(file.toString()).hasSizeGreaterThan(20);
        }
    }

    @Test
    void readsAWxfFile() {
        assertThat(wxf(sample("game.wxf")).toString()).isEqualTo("[h2e2, h9g7, h0g2, i9h9, i0h0, g6g5]");
    }

    @Test
    void readsAFenWithoutBlanksAndMovesRunTogether() {
        List<String> lines = sample("fen-and-moves.txt").lines().toList();
        assertThat(MoveReader.readAll(Fen.readLoosely(lines.get(1)), lines.get(0)))
                .hasSize(12);
    }

    private static String sample(String name) {
        return new String(SampleFiles.read(name), StandardCharsets.UTF_8);
    }

    private static List<Move> wxf(String file) {
        String moves = file.replaceAll("(?s)/\\*.*?\\*/", " ")
                .replaceAll("(?s).*START\\{", "")
                .replaceAll("(?s)\\}END.*", "")
                .replace("!", " ");
        return MoveReader.readAll(Position.START, moves);
    }

    @Test
    void readsFensWithoutBlanksOfOtherPrograms() throws IOException {
        int legal = 0;
        int files = 0;
        for (Path file : files("games/samples/niu2x_endgame_fen_moves")) {
            List<String> lines = Files.readAllLines(file);
            Position position = lines.size() > 1 ? Fen.readLoosely(lines.get(1)) : Position.START;
            files++;
            try {
                assertThat(MoveReader.readAll(position, lines.get(0)))
                        .hasSize(lines.get(0).length() / 4);
                legal++;
            } catch (NotationException e) {
                assertThat(e.problem()).as(e.getMessage()).isEqualTo(NotationProblem.ILLEGAL);
            }
        }
        // A few name the wrong side to move or hold an illegal move.
        assertThat(legal).isGreaterThan(files * 9 / 10);
    }

    private static List<Path> files(String folder) throws IOException {
        try (Stream<Path> files = Files.list(Shared.path(folder))) {
            return files.filter(file -> !file.getFileName().toString().contains("INDEX"))
                    .sorted()
                    .toList();
        }
    }
}
