package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.book.RestsOn;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.text.Article;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 26.2 (1999: 27.3): 守和要点, and 自毙 (24.18, 26.3). */
class KeyPointTest {
    private static Ruling judge(String edition, String fen, String moves) {
        Position position = Fen.readLoosely(fen);
        return Arbiter.of(RuleBooks.byId(edition).orElseThrow())
                .judge(MoveSequence.of(position, MoveReader.readAll(position, List.of(moves.split(" ")))))
                .ruling();
    }

    /** A lone rook that hunts an elephant to and fro holds no key point that could be proved: 捉, and the arbiter is told. */
    @ParameterizedTest
    @CsvSource({"cxa2020,26.2", "cxa2011,26.2", "cxa1999,27.3"})
    void aLoneAttackerThatParriesNoMateChasesAndTheArticleIsTheArbiters(String edition, String article) {
        Ruling ruling = judge(edition, "3k2b2/9/9/9/9/9/r1p6/9/9/4K3R w", "i0g0 g9i7 g0i0 i7g9");
        assertThat(ruling.verdict()).isEqualTo(Verdict.RED_MUST_VARY);
        assertThat(ruling.restsOn())
                .contains(new RestsOn(
                        new Interpretation("key-point", new Article(edition, article)), Verdict.DRAW, false));
        String said = "Rests on " + article + ", a key point where no mate is parried; otherwise a draw";
        assertThat(ruling.account(Locale.ENGLISH).text()).contains(said);
        assertThat(ruling.account(Locale.CHINESE).text()).contains(article, "不解杀的守和要点", "双方不变作和");
        assertThat(ruling.summary().in(Locale.ENGLISH)).contains(said);
    }

    @Test
    void whereTheArticleWouldChangeNothingItIsNotMentioned() {
        Ruling ruling = judge("cxa2020", "3k4n/9/9/9/9/9/9/9/9/4K2R1 w", "h0i0 i9h7 i0h0 h7i9");
        assertThat(ruling.verdict()).isEqualTo(Verdict.RED_MUST_VARY);
        assertThat(ruling.restsOn())
                .noneMatch(rests -> rests.interpretation().code().equals("key-point"));
    }

    /** Red's check takes his rook off the rank that it guards: the mate that Black's answer leaves is Red's own doing. */
    @ParameterizedTest
    @CsvSource({"cxa2020", "cxa2011"})
    void aMateThatStoodWithTheCheckIsTheCheckersOwnDoing(String edition) {
        Ruling ruling = judge(edition, "4k4/2c1a2P1/9/4p4/1r7/9/4P4/9/2r6/R3K4 w", "a0a9 e8d9 a9a0 d9e8");
        assertThat(ruling.plies().get(1).nature()).isEqualTo(Nature.IDLE);
        assertThat(ruling.plies().get(1).evidence())
                .isInstanceOfSatisfying(
                        Evidence.Idle.class, idle -> assertThat(idle.reason()).isEqualTo(Reason.SELF_EXPOSURE));
        assertThat(ruling.plies().get(1).articles())
                .contains(new Article(edition, "24.18"), new Article(edition, "26.3"));
        assertThat(ruling.verdict()).isEqualTo(Verdict.DRAW);
        assertThat(ruling.account(Locale.CHINESE).plies().get(1).sentence()).contains("自毙");
    }
}
