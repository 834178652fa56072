package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 24.17 联合捉子: what takes several pieces, with the lack of any of which nothing could be taken. */
class JointChaseTest {
    /** What the commentary on a figure says of a side: a joint chase 联合捉子, or chases by one piece 长捉. */
    @ParameterizedTest
    @CsvSource({
        "cxa2011-fig-10, BLACK, true", // 另一步为车炮联合捉子
        "cxa2011-fig-10, RED, false", // 长捉黑车
        "cxa2011-fig-27, BLACK, true", // 车炮联合捉子
        "cxa2011-fig-27, RED, false", // 长捉无根子
        "cxa2011-fig-28, RED, true", // 一着车炮联合捉子
        "cxa2011-fig-28, BLACK, false", // 长捉车
        "cxa2011-ref-13, BLACK, true", // 车炮联合吃马
        "cxa2011-ref-14, BLACK, true", // 炮卒联合捉子
        "cxa2020-ref-11, BLACK, true", // 炮卒联合捉子
        "cxa2011-ref-32, BLACK, true", // 车炮联合捉少根子
        "cxa2011-ref-32, RED, false", // 红车长捉无根子
        "cxa2011-ref-35, BLACK, true", // 联合捉子
        "cxa2011-ref-35, RED, false", // 长捉无根子
        "cxa2011-ref-38, BLACK, true", // 马炮联合捉子
        "cxa2011-ref-38, RED, false", // 长捉无根子
        "cxa2011-ref-39, RED, true", // 联合捉子
        "cxa2011-ref-39, BLACK, false", // 长捉无根子
    })
    void theFiguresSay(String id, Side side, boolean joint) {
        Figure figure = Figures.of(id.substring(0, 7) + ".jsonl")
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
        Ruling ruling = Arbiter.of(RuleBooks.byId(figure.rules()).orElseThrow()).judge(figure.cycle());
        assertThat(ruling.plies())
                .as(id)
                .filteredOn(ply -> ply.side() == side && ply.evidence() instanceof Evidence.Chase)
                .isNotEmpty()
                .extracting(JointChaseTest::joint)
                .matches(all -> all.contains(true) == joint);
    }

    @ParameterizedTest
    @CsvSource({
        // An elephant takes a cannon that nobody protects.
        "4k2P1/3P5/4b4/9/9/2B6/4p4/9/4K1p2/9 b, e3d3 h9g9 d3e3 g9h9, 3, false",
        // An elephant takes a rook.
        "2bak1b2/4a4/9/9/6R2/6B2/9/5K3/9/3A1A3 b, g9e7 g5h5 e7g9 h5g5, 1, false",
        // A horse takes an advisor, since the king would be taken by a pawn if he retook.
        "2b1k4/5P3/3ab4/3N1P3/2n6/2B6/3p5/B8/4A4/3K1A3 w, d6f5 d7e8 f5d6 e8d7, 3, true",
    })
    void inEveryEditionAlike(String fen, String moves, int ply, boolean joint) {
        Position start = Fen.readLoosely(fen);
        Cycle cycle = new Cycle(start, MoveReader.readAll(start, List.of(moves.split(" "))), 1);
        for (String edition : List.of("cxa2020", "cxa2011", "cxa1999")) {
            Ruling ruling = Arbiter.of(RuleBooks.byId(edition).orElseThrow()).judge(cycle);
            assertThat(joint(ruling.plies().get(ply - 1))).as(edition).isEqualTo(joint);
        }
    }

    /** Whether the target that decides is chased jointly. */
    private static boolean joint(PlyNature ply) {
        return ((Evidence.Chase) ply.evidence()).targets().get(0).joint();
    }
}
