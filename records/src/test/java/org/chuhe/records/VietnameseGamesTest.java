package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Notations;
import org.chuhe.records.read.ReadGame;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

/** What is written in Vietnamese notation is read back. */
class VietnameseGamesTest {
    @Test
    void aGameIsReadAsItWasWritten() {
        Seeded.forAll(60, random -> {
            Position position = Position.START;
            List<Move> moves = new ArrayList<>();
            StringBuilder text = new StringBuilder("[Game \"Chinese Chess\"]\n\n");
            for (int ply = 0; ply < 120 && !position.legalMoves().isEmpty(); ply++) {
                Move move = position.legalMoves()
                        .get(random.nextInt(position.legalMoves().size()));
                text.append(ply % 2 == 0 ? (ply / 2 + 1) + ". " : " ")
                        .append(Notations.usual().named("vi").write(position, move))
                        .append(ply % 2 == 0 ? "" : "\n");
                moves.add(move);
                position = position.play(move);
            }
            List<ReadGame> read =
                    Records.read("x", text.append(" *\n").toString().getBytes(StandardCharsets.UTF_8));
            assertThat(read).hasSize(1);
            assertThat(read.get(0).defects()).isEmpty();
            assertThat(read.get(0).game().mainLine().moves()).isEqualTo(moves);
        });
    }
}
