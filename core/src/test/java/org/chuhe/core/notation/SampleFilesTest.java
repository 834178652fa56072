package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.testing.Shared;
import org.junit.jupiter.api.Test;

/** Texts as programs of the world write them, where the core can read them alone. */
class SampleFilesTest {
    @Test
    void readsWxfOfOtherPrograms() throws IOException {
        for (Path file : files("games/samples/elephantchess_wxf_san/wxf")) {
            String moves = Files.readString(file)
                    .replaceAll("(?s)/\\*.*?\\*/", " ")
                    .replaceAll("(?s).*START\\{", "")
                    .replaceAll("(?s)\\}END.*", "");
            List<Move> game = MoveReader.readAll(Position.START, moves);
            assertThat(game).as(file.toString()).hasSizeGreaterThan(20);
        }
    }

    @Test
    void readsFensWithoutBlanksAndMovesRunTogether() throws IOException {
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
