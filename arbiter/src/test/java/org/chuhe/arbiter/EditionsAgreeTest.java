package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.junit.jupiter.api.Test;

/** Where the texts of the editions agree, so do the rulings. */
class EditionsAgreeTest {
    private static final List<Cycle> CYCLES = Figures.realCycles().limit(300).toList();

    private static List<Ruling> judged(Cycle cycle, RuleBook... books) {
        return List.of(books).stream()
                .map(book -> Arbiter.of(book).judge(cycle))
                .toList();
    }

    /** 将 is an attack on the king, in every book. */
    @Test
    void allEditionsSeeTheSameChecks() {
        for (Cycle cycle : CYCLES) {
            List<List<Boolean>> checks = RuleBooks.all().stream()
                    .map(book -> Arbiter.of(book).judge(cycle).plies().stream()
                            .map(ply -> ply.nature() == Nature.CHECK)
                            .toList())
                    .distinct()
                    .toList();
            assertThat(checks).as(cycle.toString()).hasSize(1);
        }
    }

    /** Unilateral perpetual check is nowhere allowed (2011: 25.1; 1999: 26.1; 1957: 5.2(1); World: 1). */
    @Test
    void allEditionsForbidUnilateralPerpetualCheck() {
        int found = 0;
        for (Cycle cycle : CYCLES) {
            Ruling first = Arbiter.of(RuleBooks.CXA_2020).judge(cycle);
            if (first.articles().contains(RuleBooks.CXA_2020.article("25.1"))) {
                found++;
                assertThat(judged(cycle, RuleBooks.all().toArray(new RuleBook[0])))
                        .as(cycle.toString())
                        .allMatch(ruling -> ruling.verdict() == first.verdict());
            }
        }
        assertThat(found).isPositive();
    }

    /**
     * 2011 and 2020 differ in three places only: the mere escape (26.3), the end of an uneven exchange (26.8) and an offer
     * that is mated on acceptance (26.10). A ply that differs otherwise is a mistake.
     */
    @Test
    void theEditionsOf2011And2020DifferOnlyWhereTheirTextsDo() {
        for (Cycle cycle : CYCLES) {
            List<Ruling> rulings = judged(cycle, RuleBooks.CXA_2011, RuleBooks.CXA_2020);
            for (int i = 0; i < cycle.length(); i++) {
                PlyNature older = rulings.get(0).plies().get(i);
                PlyNature newer = rulings.get(1).plies().get(i);
                if (older.nature().isAttack() != newer.nature().isAttack()) {
                    assertThat(older.nature().isAttack() ? isExcusedEscape(newer) : endsUnevenly(cycle, i, newer))
                            .as("%s ply %s: %s %s", cycle, i + 1, older, newer)
                            .isTrue();
                }
            }
        }
    }

    /** Named so, or told by a quiet name that goes before: 兑, 献 or 拦. */
    private static boolean isExcusedEscape(PlyNature ply) {
        return ply.evidence() instanceof Evidence.Idle idle
                ? idle.reason() == Reason.MERE_ESCAPE
                : ply.nature() != Nature.IDLE;
    }

    /** A line in which king or pawn takes after the opponent has taken. */
    private static boolean endsUnevenly(Cycle cycle, int index, PlyNature ply) {
        Board board = cycle.board();
        cycle.moves().subList(0, index + 1).forEach(move -> board.make(move.code()));
        Board again = new Board(board.pieces(), ply.side().ordinal(), 0);
        boolean found = false;
        if (ply.evidence() instanceof Evidence.Chase chase) {
            for (Move move : chase.targets().get(0).line()) {
                int kind = PieceCode.kind(again.pieceAt(move.from().index()));
                found |= again.ply() > 1 && (kind == PieceCode.KING || kind == PieceCode.PAWN);
                again.make(move.code());
            }
        }
        return found;
    }
}
