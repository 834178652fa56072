package org.chuhe.game.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.game.claim.RepetitionRuling.Verdict;
import org.chuhe.game.rules.Edition;
import org.junit.jupiter.api.Test;

/** The arbiter's rulings as a game needs them (23.5). */
class ArbiterJudgeTest {
    private static final String CHASE = "3k2P2/P3a4/6rc1/8R/9/9/9/B3B4/4A4/4KA3 w";
    private static final String CHASING = "i6h6 h7i7 h6i6 i7h7";

    private final RepetitionJudge judge = ArbiterJudge.of(Edition.CXA2020);

    @Test
    void whoeverPlaysProhibitedMovesMustVary() {
        RepetitionRuling ruling = judge.rule(Fen.read(CHASE), times(3, CHASE, CHASING));
        assertThat(ruling.verdict()).isEqualTo(Verdict.MUST_VARY);
        assertThat(ruling.side()).isEqualTo(Optional.of(Side.BLACK));
        assertThat(ruling.articles()).contains("25.3");
        assertThat(ruling.explanation().in(Locale.CHINESE)).contains("黑方变着");
    }

    @Test
    void allowedMovesOnBothSidesAreADraw() {
        RepetitionRuling ruling =
                judge.rule(Position.START, times(3, Position.START.toString(), "h2e2 h7e7 e2h2 e7h7"));
        assertThat(ruling.verdict()).isEqualTo(Verdict.DRAW);
        assertThat(ruling.side()).isEmpty();
    }

    @Test
    void perpetualCheckIsLostAtOnce() {
        String fen = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w";
        RepetitionRuling ruling = judge.rule(Fen.read(fen), times(3, fen, "f0e0 e8f8 e0f0 f8e8"));
        assertThat(ruling.verdict()).isEqualTo(Verdict.PERPETUAL_CHECK);
        assertThat(ruling.side()).isEqualTo(Optional.of(Side.RED));
    }

    @Test
    void everyRulingHasItsProof() {
        String check = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w";
        RepetitionRuling counted = judge.rule(Fen.read(check), times(3, check, "f0e0 e8f8 e0f0 f8e8"));
        assertThat(counted.proof().orElseThrow().verdict()).isEqualTo(org.chuhe.arbiter.book.Verdict.RED_MUST_VARY);
        RepetitionRuling searched = judge.rule(Fen.read(CHASE), times(3, CHASE, CHASING));
        assertThat(searched.proof().orElseThrow().plies()).hasSize(4);
        assertThat(judge.rule(Position.START, List.of()).proof()).isEmpty();
    }

    @Test
    void aBudgetIsForTheRepetitionAsAWhole() {
        long needed = positions(judge);
        assertThat(needed).isGreaterThan(100);
        assertThat(positions(ArbiterJudge.of(Edition.CXA2020, 100 * needed))).isEqualTo(needed);
        RepetitionJudge hurried = ArbiterJudge.of(Edition.CXA2020, 40);
        assertThat(positions(hurried)).isLessThanOrEqualTo(40);
        assertThat(hurried.rule(Fen.read(CHASE), times(3, CHASE, CHASING)).verdict())
                .isEqualTo(Verdict.UNDECIDED);
    }

    /** What was searched for all moves together. */
    private static long positions(RepetitionJudge judge) {
        return judge.rule(Fen.read(CHASE), times(3, CHASE, CHASING)).proof().orElseThrow().plies().stream()
                .mapToLong(PlyNature::positions)
                .sum();
    }

    @Test
    void twiceRoundIsNoRepetitionYet() {
        List<Move> moves = times(2, Position.START.toString(), "h2e2 h7e7 e2h2 e7h7");
        assertThat(judge.rule(Position.START, moves).verdict()).isEqualTo(Verdict.NO_REPETITION);
    }

    private static List<Move> times(int times, String fen, String cycle) {
        List<Move> once = MoveReader.readAll(Fen.read(fen), cycle);
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            moves.addAll(once);
        }
        return moves;
    }
}
