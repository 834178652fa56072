package org.chuhe.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One reader of results for pages, programs, files and the command line. */
class ResultTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "RED_WINS 1-0 1–0 1—0 1 10 1:0 red RED 红胜 紅勝 先胜 １－０",
                "BLACK_WINS 0-1 0–1 0−1 0 01 0:1 black Black 黑胜 黑勝 后胜 ０：１",
                "DRAW 1/2 ½–½ ½ ½½ ½-½ 1/2-1/2 = 5 draw 和 和棋",
                "RED_BY_FORFEIT +/- +/− + +- +-- +–– ＋ ＋－ 黑弃权 黑棄權 +—",
                "BLACK_BY_FORFEIT -/+ −/+ - -+ --+ – －／＋ 红弃权 紅棄權 —+ −+",
                "BOTH_FORFEIT -/- −/− -- --- –– —— －－ 双方弃权 雙方棄權 –/– ———",
                "NONE * ＊ 未结束 未結束 * * * * * * *"
            })
    void isReadHoweverPeopleWriteIt(
            Result result,
            String a,
            String b,
            String c,
            String d,
            String e,
            String f,
            String g,
            String h,
            String i,
            String j,
            String k) {
        for (String text : new String[] {a, b, c, d, e, f, g, h, i, j, k}) {
            assertThat(Result.read(text)).as(text).contains(result);
            assertThat(Result.read(" " + text + "\u3000")).as(text).contains(result);
        }
    }

    @ParameterizedTest
    @EnumSource(Result.class)
    void everySpellingItNamesIsRead(Result result) {
        assertThat(result.spellings()).contains(result.code(), result.sign());
        assertThat(result.spellings())
                .allSatisfy(text -> assertThat(Result.read(text)).contains(result));
        assertThat(Result.accepted()).contains(result.spellings());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "2-0", "1-1", "won", "红", "++", "1/3", "10-01", "null"})
    void nothingElseIsAResult(String text) {
        assertThat(Result.read(text)).isEmpty();
    }

    @Test
    void anyTextIsReadOrRefused() {
        SplittableRandom random = new SplittableRandom(7);
        String signs = "01½+-–−/=* 红黑胜和\u0000\uD83D\uDE00⁄";
        for (int n = 0; n < 20_000; n++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(6); length > 0; length--) {
                text.append(signs.charAt(random.nextInt(signs.length())));
            }
            Result.read(text.toString())
                    .ifPresent(result -> assertThat(result.spellings()).isNotEmpty());
        }
    }

    /** What is left of a result where nobody tells forfeits from games, and what becomes of one without a game. */
    @ParameterizedTest
    @CsvSource({
        "RED_WINS, RED_WINS, RED_BY_FORFEIT, BLACK_WINS, 1-0",
        "BLACK_WINS, BLACK_WINS, BLACK_BY_FORFEIT, RED_WINS, 0-1",
        "DRAW, DRAW, DRAW, DRAW, 1/2-1/2",
        "RED_BY_FORFEIT, RED_WINS, RED_BY_FORFEIT, BLACK_BY_FORFEIT, 1-0",
        "BLACK_BY_FORFEIT, BLACK_WINS, BLACK_BY_FORFEIT, RED_BY_FORFEIT, 0-1",
        "BOTH_FORFEIT, NONE, BOTH_FORFEIT, BOTH_FORFEIT, *",
        "NONE, NONE, NONE, NONE, *"
    })
    void recordsAndForfeits(Result result, Result played, Result forfeited, Result turned, String record) {
        assertThat(result.overTheBoard()).isEqualTo(played);
        assertThat(result.byForfeit()).isEqualTo(forfeited);
        assertThat(result.turned()).isEqualTo(turned);
        assertThat(result.inRecords()).isEqualTo(record);
        assertThat(Result.ofWord(record)).contains(played);
        for (Language language : Language.values()) {
            assertThat(result.words().in(language.locale())).isNotBlank();
        }
    }

    @Test
    void aLoneNumberAmongMovesIsNoResult() {
        assertThat(Result.ofWord("1")).isEmpty();
        assertThat(Result.ofWord("=")).isEmpty();
        assertThat(Result.ofWord("红先胜")).contains(Result.RED_WINS);
        assertThat(Result.read("1")).contains(Result.RED_WINS);
    }
}
