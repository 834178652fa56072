package org.chuhe.engines.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

class BestLineTest {
    private static final Position AFTER_ONE =
            Position.START.play(MoveReader.readAll(Position.START, "h2e2").get(0));

    private static List<String> moves(BestLine line) {
        return line.moves().stream().map(Move::toString).toList();
    }

    @Test
    void scoresAreRedsWhoeverIsOnMove() {
        BestLine red = BestLine.read("info depth 9 score cp 35 pv h2e2", RankDialect.FROM_ZERO, Position.START, 8)
                .orElseThrow();
        assertThat(red).isEqualTo(new BestLine(9, OptionalInt.of(35), OptionalInt.empty(), red.moves()));
        BestLine black = BestLine.read("info depth 9 score cp 35 pv h9g7", RankDialect.FROM_ZERO, AFTER_ONE, 8)
                .orElseThrow();
        assertThat(black.score()).hasValue(-35);
        BestLine mate = BestLine.read("info depth 9 score mate 3 pv h9g7", RankDialect.FROM_ZERO, AFTER_ONE, 8)
                .orElseThrow();
        assertThat(mate.mate()).hasValue(-3);
        assertThat(mate.score()).isEmpty();
    }

    @Test
    void movesAreReadInTheProgramsOwnRanksAndEndWhereTheyCannotBePlayed() {
        String line = "info depth 12 score cp 1 nodes 5 pv h3e3 h10g8 h1g3 e3e3 a1a2";
        assertThat(moves(BestLine.read(line, RankDialect.FROM_ONE, Position.START, 8)
                        .orElseThrow()))
                .containsExactly("h2e2", "h9g7", "h0g2");
        assertThat(moves(BestLine.read(line, RankDialect.FROM_ONE, Position.START, 2)
                        .orElseThrow()))
                .containsExactly("h2e2", "h9g7");
        assertThat(moves(BestLine.read(line, RankDialect.FROM_ZERO, Position.START, 8)
                        .orElseThrow()))
                .isEmpty();
    }

    @Test
    void onlyTheBestOfSeveralLinesCounts() {
        assertThat(BestLine.read("info depth 9 multipv 2 score cp 3 pv h2e2", RankDialect.FROM_ZERO, Position.START, 8))
                .isEmpty();
        assertThat(BestLine.read("info depth 9 multipv 1 score cp 3 pv h2e2", RankDialect.FROM_ZERO, Position.START, 8))
                .isPresent();
    }

    @Test
    void nothingThatIsSaidBreaksIt() {
        List<String> words = List.of(
                "info",
                "depth",
                "score",
                "cp",
                "mate",
                "pv",
                "multipv",
                "-",
                "99999999999",
                "h2e2",
                "-7",
                "x",
                "1",
                "");
        Seeded.forAll(300, random -> {
            StringBuilder line = new StringBuilder("info ");
            for (int i = random.nextInt(12); i > 0; i--) {
                line.append(words.get(random.nextInt(words.size()))).append(' ');
            }
            Optional<BestLine> read = BestLine.read(line.toString(), RankDialect.FROM_ZERO, Position.START, 4);
            read.ifPresent(best -> assertThat(best.moves()).hasSizeLessThanOrEqualTo(4));
        });
    }
}
