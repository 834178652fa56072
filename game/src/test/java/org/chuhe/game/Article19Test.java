package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.util.List;
import org.chuhe.core.Side;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** 第19条: leaving the event, as far as the game in hand is concerned. */
class Article19Test {
    private static final Words ILLNESS = Words.said("因病");

    private static EndCommand.Withdraw withdraw(long at, Side side, String article, Authority by, Words why) {
        return new EndCommand.Withdraw(at, side, ConductBook.article(article), by, why);
    }

    @Test
    @Article("19.1")
    void aWithdrawalNamesTheRuleItFollows() {
        Table.of(GameRegulations.national())
                .refuse("19.1", at -> withdraw(at, RED, "19.1", Authority.ORGANISER, ILLNESS));
    }

    @Test
    @Article("19.1")
    void aWithdrawalNeedsAReasonAndTheOrganisersConsent() {
        Table table = Table.of(GameRegulations.national())
                .refuse("19.1", at -> withdraw(at, RED, "19.3", Authority.ARBITER, ILLNESS))
                .refuse("19.1", at -> withdraw(at, RED, "19.3", Authority.CHIEF_ARBITER, ILLNESS))
                .refuse("19.1", at -> withdraw(at, RED, "19.3", Authority.ORGANISER, Words.NONE))
                .accept(at -> withdraw(at, RED, "19.3", Authority.ORGANISER, ILLNESS));
        assertThat(table.events()).containsExactly("Noted", "Forfeited", "Ended");
    }

    @Test
    @Article({"19.2", "19.3"})
    void theUnfinishedGameIsForfeited() {
        for (String article : List.of("19.2", "19.3")) {
            Table.of(GameRegulations.national())
                    .accept(at -> withdraw(at, BLACK, article, Authority.ORGANISER, ILLNESS))
                    .ended(Result.RED_BY_FORFEIT, EndReason.WITHDRAWAL, article);
        }
    }
}
