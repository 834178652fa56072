package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.util.List;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.GameOutcome;
import org.chuhe.game.result.Reason;
import org.chuhe.game.rules.GameRegulations;
import org.junit.jupiter.api.Test;

/** 第19条: leaving the event, as far as the game in hand is concerned. */
class Article19Test {
    @Test
    @Article("19.1")
    void aWithdrawalNamesTheRuleItFollows() {
        Table.of(GameRegulations.national())
                .refuse("19.1", at -> new EndCommand.Withdraw(at, RED, ConductBook.article("19.1")));
    }

    @Test
    @Article({"19.2", "19.3"})
    void theUnfinishedGameIsForfeited() {
        for (String article : List.of("19.2", "19.3")) {
            Table table = Table.of(GameRegulations.national())
                    .accept(at -> new EndCommand.Withdraw(at, BLACK, ConductBook.article(article)))
                    .ended(GameOutcome.RED_WINS, Reason.WITHDRAWAL, article);
            assertThat(table.state.result().orElseThrow().score()).isEqualTo("+/-");
        }
    }
}
