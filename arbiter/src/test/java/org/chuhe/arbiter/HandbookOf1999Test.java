package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.sequence.MoveSequence;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the headings of chapter 5 of the handbook on 1999 are about, each on a case that is certain without its text. */
class HandbookOf1999Test {
    @ParameterizedTest
    @CsvSource(textBlock = """
            # heading, case, ply, whether it attacks
            五.一.1, plain-attack-stands-elsewhere-cxa1999, 1, false
            五.一.2, cxa1999-fig-02, 1, false
            五.一.4, plain-free-rook-invited-cxa1999, 1, false
            五.一.4, plain-cannons-touch-cxa1999, 1, false
            五.一.5, cxa1999-fig-04, 1, false
            五.一.6, cxa1999-fig-03, 1, false
            # Taking was answered by mate before the move, and no longer is.
            五.一.7, cxa2011-fig-10, 3, true
            # A soldier for a piece that the captor guards; an elephant for a cannon.
            五.二.1, cxa2011-fig-22, 1, true
            五.二.1, cxa2011-fig-23, 4, false
            五.二.2, plain-root-is-cut-cxa1999, 1, true
            五.二.2, el-h01-cxa1999, 1, true
            五.二.3, plain-under-rooted-cxa1999, 1, true
            五.二.3, plain-sufficiently-rooted-cxa1999, 1, false
            五.三, plain-rook-hunts-cannon-once-rooted-cxa1999, 3, true
            五.三, cxa1999-fig-02, 1, false
            五.四.1, cxa2011-fig-19, 4, true
            五.四.2, cxa1999-fig-05, 2, false
            五.四.3, cxa1999-fig-02, 3, false
            五.四.3, cxa1999-fig-13, 3, false
            """)
    void isJudgedSo(String heading, String id, int ply, boolean attacks) {
        Figure figure = Stream.of("elementary.jsonl", "plain.jsonl", "old-rules.jsonl", "cxa2011.jsonl")
                .flatMap(Figures::of)
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
        Ruling ruling = Arbiter.of(RuleBooks.CXA_1999)
                .judge(MoveSequence.of(figure.position(), figure.moves()))
                .ruling();
        assertThat(ruling.plies().get(ply - 1).nature().isAttack()).as(heading).isEqualTo(attacks);
    }
}
