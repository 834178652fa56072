package org.chuhe.engines.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.sequence.MoveSequence;
import org.junit.jupiter.api.Test;

/** Nine rounds on three or more points (23.4) in games that people played: when it is worth asking. */
class ClaimWatchTest {
    /** After which plies the side on move should ask. */
    private static List<Integer> asking(String fen, String moves) {
        ClaimWatch watch = new ClaimWatch(Arbiter.of(RuleBooks.CXA_2020).withNodes(20_000));
        Position start = Fen.read(fen);
        MoveSequence game = MoveSequence.of(start);
        List<Integer> plies = new ArrayList<>();
        for (Move move : MoveReader.readAll(start, moves)) {
            game = game.play(move);
            if (watch.asks(game)) {
                plies.add(game.ply());
            }
        }
        return plies;
    }

    /**
     * It can be claimed after two plies only. After the first the nine rounds would be a draw; after the second one move of
     * Red's less and one of Black's more belong to them, and Black must vary.
     */
    @Test
    void theRulingMayChangeFromOnePlyToTheNext() {
        assertThat(asking(
                        "4kabC1/4a4/4b4/p3N3p/9/2c4R1/P3P2NP/c1r2K3/4A4/3A2B2 w - - 0 36",
                        "f2f1 a2a1 e1f0 c2c1 f1f2 c4c2 h4b4 c2a2 b4b0 a1b1 b0a0 b1a1 a0b0 a1b1 b0a0 c1c2 f2f1 c2c1"
                                + " f1f2 c1c2 f2f1 c2c1 f1f2 b1a1 a0b0 a1b1 b0a0"))
                .containsExactly(26);
    }

    /** It can be claimed after two plies, but it would be a draw after either: nobody gains, so nobody asks. */
    @Test
    void whatWouldBeADrawIsNotAskedFor() {
        assertThat(asking(
                        "4k4/3PaP3/4ba3/3c5/9/9/9/9/9/3KC4 w - - 0 81",
                        "e0e1 d6e6 e1e2 e8d7 e2e0 f7e8 d0d1 e6d6 d8c8 d6d5 e0e6 d5d6 c8b8 d6d4 e6e0 d4d6 d1d2 d6d5"
                                + " e0e1 d5d6 e1e6 d6d5 b8c8 d5d6 d2e2 d6d4 e2f2"))
                .isEmpty();
    }
}
