package org.chuhe.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Article 4: how a game is won (4.1) and drawn (4.2), and what else ends one. */
class EndReasonTest {
    private static Article of2011(String number) {
        return new Article("cxa2011", number);
    }

    @Test
    void everyNumberOfArticleFourIsThere() {
        List<String> numbers = Arrays.stream(EndReason.values())
                .flatMap(reason -> reason.article().stream())
                .map(Article::number)
                .filter(number -> number.startsWith("4."))
                .toList();
        for (int i = 1; i <= 13; i++) {
            assertThat(numbers).containsOnlyOnce("4.1." + i);
        }
        for (int i = 1; i <= 4; i++) {
            assertThat(numbers).containsOnlyOnce("4.2." + i);
        }
        assertThat(numbers).hasSize(17);
    }

    @ParameterizedTest
    @EnumSource(EndReason.class)
    void fourOneWinsAndFourTwoDraws(EndReason reason) {
        String number = reason.article().map(Article::number).orElse("");
        if (number.startsWith("4.2.")) {
            assertThat(reason.fits(Result.DRAW)).isTrue();
            assertThat(reason.fits(Result.RED_WINS)).isFalse();
        }
        if (number.startsWith("4.1.")) {
            assertThat(reason.fits(Result.DRAW)).isFalse();
            // Who comes late loses without a game (4.1.7, 20.1).
            assertThat(reason.fits(Result.BLACK_WINS)).isEqualTo(reason != EndReason.LATE);
            assertThat(reason.fits(Result.BLACK_BY_FORFEIT)).isEqualTo(reason == EndReason.LATE);
        }
    }

    @Test
    void whatElseEndsAGame() {
        assertThat(EndReason.BOTH_LATE.fits(Result.BOTH_FORFEIT)).isTrue();
        assertThat(EndReason.BOTH_LATE.fits(Result.RED_BY_FORFEIT)).isFalse();
        assertThat(EndReason.COLOURS_REVERSED.fits(Result.NONE)).isTrue();
        assertThat(EndReason.COLOURS_REVERSED.endsGames()).isFalse();
        for (Result result : Result.values()) {
            assertThat(EndReason.ARBITER.fits(result)).isEqualTo(result.finished());
            assertThat(EndReason.UNKNOWN.fits(result)).isTrue();
        }
        assertThat(EndReason.DISCONNECTED.endsGames()).as("no article").isFalse();
        assertThat(EndReason.NOT_VARIED.isRepetition()).isTrue();
        assertThat(EndReason.MOVE_LIMIT.isRepetition()).isFalse();
    }

    @Test
    void anArbiterWhoCitesAnArticleMeansItsReason() {
        assertThat(EndReason.ARBITER.citing(of2011("4.1.13"), Result.RED_WINS)).isEqualTo(EndReason.DISCIPLINE);
        assertThat(EndReason.ARBITER.citing(of2011("4.1.13"), Result.DRAW)).isEqualTo(EndReason.ARBITER);
        assertThat(EndReason.ARBITER.citing(new Article("cxa1957", "4.1.13"), Result.RED_WINS))
                .as("another book")
                .isEqualTo(EndReason.ARBITER);
    }

    @ParameterizedTest
    @CsvSource({
        "绝杀, CHECKMATE",
        "红方投子认负, RESIGNATION",
        "黑方超时判负, TIME",
        "双方同意议和, AGREEMENT",
        "自然限着, MOVE_LIMIT",
        "time forfeit, TIME",
        "Draw agreed, AGREEMENT",
        "黑方弃权, FORFEIT",
        "断线, DISCONNECTED",
        "判和, ARBITER"
    })
    void remarksOfRecordsAreRead(String remark, EndReason reason) {
        assertThat(EndReason.ofRemark(remark)).contains(reason);
    }

    @Test
    void whatRecordsCarryIsReadAgain() {
        assertThat(EndReason.ofRemark("a fine game")).isEmpty();
        for (EndReason reason : EndReason.values()) {
            if (reason != EndReason.UNKNOWN) {
                assertThat(EndReason.ofRemark(reason.inRecords())).contains(reason);
                assertThat(EndReason.ofRemark(reason.code())).contains(reason);
            }
        }
    }

    @Test
    void everyReasonHasWordsInEveryLanguage() {
        for (Language language : Language.values()) {
            Set<String> said = new HashSet<>();
            for (EndReason reason : EndReason.values()) {
                assertThat(said.add(reason.words().in(language.locale())))
                        .as("%s in %s", reason, language)
                        .isTrue();
            }
        }
    }
}
