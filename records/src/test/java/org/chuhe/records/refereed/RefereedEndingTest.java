package org.chuhe.records.refereed;

import static org.assertj.core.api.Assertions.assertThat;

import org.chuhe.core.Side;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.result.GameOutcome;
import org.chuhe.game.result.Reason;
import org.chuhe.records.model.GameResult;
import org.chuhe.records.model.Termination;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How a referee's ending is written down. */
class RefereedEndingTest {
    @ParameterizedTest
    @EnumSource(Reason.class)
    void everyEndingCitesItsArticle(Reason reason) {
        assertThat(RefereedEnding.of(GameEnding.lost(Side.RED, reason)).rule())
                .isEqualTo(reason.article().toString());
    }

    @Test
    void theArbitersWordIsARulingForWhomItFalls() {
        assertThat(RefereedEnding.of(GameEnding.lost(Side.RED, Reason.ARBITER)).reason())
                .isEqualTo(Termination.RULED_LOSS);
        assertThat(RefereedEnding.of(GameEnding.drawn(Reason.ARBITER)).reason()).isEqualTo(Termination.RULED_DRAW);
        assertThat(RefereedEnding.of(GameEnding.lost(Side.RED, Reason.TIME)).reason())
                .isEqualTo(Termination.TIME_FORFEIT);
        assertThat(RefereedEnding.of(GameEnding.lost(Side.BLACK, Reason.NOT_VARIED))
                        .reason())
                .isEqualTo(Termination.REPETITION);
    }

    @Test
    void aGameThatDoesNotCountHasNoResult() {
        assertThat(RefereedEnding.result(GameOutcome.VOID)).isEqualTo(GameResult.UNKNOWN);
        assertThat(RefereedEnding.result(GameOutcome.RED_WINS)).isEqualTo(GameResult.RED_WINS);
        assertThat(RefereedEnding.result(GameOutcome.BLACK_WINS)).isEqualTo(GameResult.BLACK_WINS);
        assertThat(RefereedEnding.result(GameOutcome.DRAW)).isEqualTo(GameResult.DRAW);
    }
}
