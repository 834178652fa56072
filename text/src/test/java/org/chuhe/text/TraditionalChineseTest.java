package org.chuhe.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.chuhe.text.sample.Beside;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TraditionalChineseTest {
    @ParameterizedTest
    @CsvSource({
        "红方单方长将，作负, 紅方單方長將，作負",
        "马八进七 车一平二 炮二平五, 馬八進七 車一平二 炮二平五",
        "前炮后马, 前炮後馬",
        "循环反复、重复局面、恢复比赛、答复, 循環反覆、重複局面、恢復比賽、答覆",
        "抽签编号，裁判签字, 抽籤編號，裁判簽字",
        "尽量回避；时间用尽, 儘量迴避；時間用盡",
        "只能用一只手, 只能用一隻手",
        "标准不准确，不准, 標準不準確，不准",
        "联系系统的系数, 聯繫系統的係數",
        "编排制、复制、牵制, 編排制、複製、牽制",
        "“打印”文件夹里的文件, 「列印」資料夾裡的檔案",
        "服务器软件的默认设置, 伺服器軟體的預設設定",
        "English 123, English 123"
    })
    void isWrittenAsHongKongAndTaiwanReadIt(String simplified, String traditional) {
        assertThat(TraditionalChinese.of(simplified)).isEqualTo(traditional);
        assertThat(TraditionalChinese.undecided(simplified)).isEmpty();
        assertThat(TraditionalChinese.of(traditional)).isEqualTo(traditional);
    }

    @Test
    void aCharacterWithSeveralFormsAsksForItsWord() {
        assertThat(TraditionalChinese.undecided("他很干脆地走了")).containsExactly("他很干脆地走");
        assertThat(TraditionalChinese.undecided("若干着，受干扰")).isEmpty();
    }

    @Test
    void whatPeopleTypeIsComparedInSimplifiedCharacters() {
        assertThat(TraditionalChinese.simplified("紅方長將 車馬炮 開鐘 ABC")).isEqualTo("红方长将 车马炮 开钟 ABC");
    }

    @Test
    void messagesAndStoredTextsAreConvertedForTheirReaders() {
        Messages messages = Messages.beside(Beside.class);
        assertThat(messages.text(Locale.TAIWAN, "greeting", messages.message("side.red"), 3))
                .isEqualTo("紅方好，第 3 回合");
        assertThat(messages.text(Locale.TAIWAN, "untranslated")).isEqualTo("only in English");
        Translated kept = new Translated(Map.of(Language.CHINESE, "红方长将", Language.ENGLISH, "Red checks"));
        assertThat(kept.in(Language.TRADITIONAL_CHINESE.locale())).isEqualTo("紅方長將");
        assertThat(kept.byCode()).containsOnlyKeys("zh", "en");
    }

    @Test
    void whatSomebodyWroteHimselfStaysAsHeWroteIt() {
        assertThat(Translated.same("棋手迟到").in(Locale.TAIWAN)).isEqualTo("棋手迟到");
    }
}
