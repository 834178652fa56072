package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.sequence.MoveSequence;
import org.junit.jupiter.api.Test;

/** One position, five rule books. */
class EditionDifferencesTest {
    private static Map<String, String> verdicts(String fen, String moves) {
        Position position = Fen.readLoosely(fen);
        List<Move> cycle = MoveReader.readAll(position, List.of(moves.split(" ")));
        return RuleBooks.all().stream()
                .collect(Collectors.toMap(
                        RuleBook::id,
                        book -> Arbiter.of(book)
                                .judge(MoveSequence.of(position, cycle))
                                .ruling()
                                .verdict()
                                .code()));
    }

    @Test
    void onlyTheWorldRulesAllowAPerpetualMateThreat() {
        assertThat(verdicts("9/9/3k2N2/9/8p/1R7/8c/4B4/4A4/2BAK4 w", "g7e6 d7e7 e6g7 e7d7"))
                .containsEntry("wxf2018", "draw")
                .containsEntry("cxa2020", "red-must-vary")
                .containsEntry("cxa2011", "red-must-vary")
                .containsEntry("cxa1999", "red-must-vary")
                .containsEntry("cxa1957", "red-must-vary");
    }

    /** 1957, 5.2(6): 要抽吃 is about a piece; an advisor that checks could win all the time does not hide it. */
    @Test
    void in1957AThreatByChecksIsAskedOfEveryPiece() {
        assertThat(verdicts("3k5/4a4/9/7n1/9/R8/9/9/9/3CK4 w", "a4a9 d9d8 a9a4 d8d9"))
                .containsEntry("cxa1957", "red-must-vary")
                .containsEntry("cxa2011", "red-must-vary");
        assertThat(verdicts("3k5/4a4/9/7n1/9/R7c/9/9/9/3CK4 w", "a4a9 d9d8 a9a4 d8d9"))
                .containsEntry("cxa1957", "red-must-vary");
        assertThat(verdicts("3k5/4a4/9/7n1/9/R8/9/9/9/4K4 w", "a4a9 d9d8 a9a4 d8d9"))
                .containsEntry("cxa1957", "draw");
    }

    /** 1999, 27.2: a pawn that attacks a rook for ever makes the other side's chase mutual. */
    @Test
    void in1999APawnsAttacksCountWhereTheyMakeTheChaseMutual() {
        assertThat(verdicts("4k1c2/9/7r1/6P2/9/9/9/6N2/9/3K5 w", "g6h6 h7g7 h6g6 g7h7"))
                .containsEntry("cxa1999", "draw")
                .containsEntry("cxa2011", "black-must-vary")
                .containsEntry("wxf2018", "black-must-vary");
    }

    @Test
    void mutualPerpetualCheckIsADrawAndUnilateralCheckNeverIs() {
        assertThat(verdicts("3akr3/4c4/1P3R3/9/9/9/9/9/9/4CK3 b", "e8f8 f7e7 f8e8 e7f7"))
                .allSatisfy((book, verdict) -> assertThat(verdict).as(book).isEqualTo("draw"));
        assertThat(verdicts("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w", "f0e0 e8f8 e0f0 f8e8"))
                .allSatisfy((book, verdict) -> assertThat(verdict).as(book).isEqualTo("red-must-vary"));
    }

    /** World rules, chapter 5, 27: only the whole line shows that two cannons are chased in turn. */
    @Test
    void aLineThatLeadsBackToItsBeginningIsJudgedAsAWhole() {
        Position position = Fen.readLoosely("3rkab1c/4a2R1/4b4/9/9/9/9/B8/R3A4/1cBAK4 w");
        List<Move> line =
                MoveReader.readAll(position, List.of("h8i8", "i9h9", "i8h8", "h9i9", "a1b1", "b0a0", "b1a1", "a0b0"));
        Cycle whole = Cycle.last(MoveSequence.of(position, line)).orElseThrow();
        assertThat(whole.length()).isEqualTo(8);
        List<Move> twice = new ArrayList<>(line);
        twice.addAll(line);
        assertThat(Cycle.last(MoveSequence.of(position, twice)).orElseThrow().length())
                .isEqualTo(8);
    }

    /** A position that stands three times, by two different rounds, is judged over both, as the game is. */
    @Test
    void roundsOfDifferentMovesAreJudgedTogether() {
        Position position = Fen.readLoosely("6R2/4k4/9/4r4/9/9/5p3/5A3/5K3/9 w");
        List<Move> line = MoveReader.readAll(position, "g9g8 e8e9 g8f8 f3g3 f8g8 g3f3 g8g9 e9e8 g9g8 e8e9");
        Cycle cycle = Cycle.last(MoveSequence.of(position, line)).orElseThrow();
        assertThat(cycle.firstPly()).isEqualTo(3);
        assertThat(cycle.length()).isEqualTo(8);
        Ruling world = Arbiter.of(RuleBooks.WXF_2018)
                .judge(MoveSequence.of(position, line))
                .ruling();
        assertThat(world.verdict()).isEqualTo(Verdict.DRAW);
        Ruling chinese = Arbiter.of(RuleBooks.CXA_2020)
                .judge(MoveSequence.of(position, line))
                .ruling();
        assertThat(chinese.verdict()).isEqualTo(Verdict.RED_MUST_VARY);
        assertThat(chinese.decision().losesAtOnce()).isFalse();
    }
}
