package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.arbiter.ruling.RulingAccount;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.Notations;
import org.chuhe.core.sequence.MoveSequence;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A ruling is told in the reader's language and in his notation: moves, proofs and sentences alike. */
class ReadersNotationTest {
    @ParameterizedTest
    @CsvSource({
        "zh, zh, 相五退三, 车六平七, 红方",
        "en, zh, 相五退三, 车六平七, Red",
        "en, wxf, E5-3, R6.7, Red",
        "zh, wxf, E5-3, R6.7, 红方",
        "en, iccs, e2g0, d1xc1, Red",
        "zh, iccs, e2g0, d1xc1, 红方"
    })
    void isOneEverywhere(String language, String notation, String move, String proof, String side) {
        Position position = Fen.read("5a3/5k3/4P4/p7p/9/8P/P8/4B4/2nRA2r1/2BAK4 w");
        List<Move> moves = MoveReader.readAll(position, "e2g0 h1g1 g0e2 g1h1");
        Ruling ruling = Arbiter.of(RuleBooks.CXA_2020)
                .judge(MoveSequence.of(position, moves))
                .ruling();
        RulingAccount account = ruling.account(Notations.choose(Locale.forLanguageTag(language), notation));
        assertThat(account.plies().get(0).move()).isEqualTo(move);
        assertThat(account.plies().get(0).sentence()).contains(side, move, proof);
        assertThat(account.plies().get(0).proof().orElseThrow().moves()).containsExactly(proof);
    }
}
