package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.sheet.ScoreSheet;
import org.junit.jupiter.api.Test;

/** A game under the World rules of 2018. */
class WorldRulesGameTest {
    /** Article 7. */
    @Test
    void isRecordedInWxfNotation() {
        Table table = Table.of(GameRegulations.national().withBook(RuleBooks.WXF_2018))
                .play("h2e2", "h9g7", "h0g2", "i9h9");
        ScoreSheet sheet = ScoreSheet.of(table.state);
        assertThat(sheet.rounds())
                .containsExactly(new ScoreSheet.Round(1, "C2.5", "H8+7"), new ScoreSheet.Round(2, "H2+3", "R9.8"));
        assertThat(sheet.text(Locale.ENGLISH)).contains("World rules 2018", "C2.5\tH8+7");
    }
}
