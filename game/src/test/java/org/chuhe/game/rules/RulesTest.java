package org.chuhe.game.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.rules.ColourDraw.Hand;
import org.junit.jupiter.api.Test;

/** Regulations, handicaps and the draw for colours. */
class RulesTest {
    private static Square point(String name) {
        return Square.parse(name).orElseThrow();
    }

    @Test
    void presetsDifferWhereTheBookDoes() {
        assertThat(GameRegulations.national().conduct().offences().illegalMovesToLose())
                .isEqualTo(1);
        assertThat(GameRegulations.provincial().conduct().offences().illegalMovesToLose())
                .isEqualTo(2);
        assertThat(GameRegulations.youth().conduct().offences().illegalMovesToLose())
                .isEqualTo(2);
        assertThat(GameRegulations.online().conduct().has(Practice.TAKES_ILLEGAL_MOVES))
                .isFalse();
        assertThat(GameRegulations.online().claims().automatic()).isTrue();
        assertThat(GameRegulations.blitz().conduct().has(Practice.KEEPS_RECORD)).isFalse();
        assertThat(GameRegulations.wxf().book()).isEqualTo(RuleBooks.WXF_2018);
        assertThat(GameRegulations.national().claims().thresholds().quietRounds())
                .isEqualTo(60);
        assertThat(GameRegulations.national().latenessMillis())
                .isEqualTo(Duration.ofMinutes(15).toMillis());
        assertThat(GameRegulations.national()
                        .withLateness(Duration.ofMinutes(30))
                        .latenessMillis())
                .isEqualTo(1_800_000);
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> ClaimRules.BOOK.withLimitRounds(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PlayersConduct.overTheBoard(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> GameRegulations.national().withLateness(Duration.ofMillis(-1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ClockScheme.stages(new ClockStage[0])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ClockScheme.suddenDeath(Duration.ZERO)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ClockStage.of(-1, Duration.ZERO)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ClockScheme.stages(
                        ClockStage.rest(Duration.ofMinutes(1)), ClockStage.rest(Duration.ofMinutes(1))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aPieceGivenIsTakenOffTheBoard() {
        Position start = Handicap.pieces(point("b9")).applyTo(Position.START);
        assertThat(start.pieceAt(point("b9"))).isEmpty();
        assertThat(start.pieces()).hasSize(31);
        assertThat(Handicap.TWO_MOVES.applyTo(Position.START)).isEqualTo(Position.START);
    }

    @Test
    void onlyTheGiversPiecesAreGivenAndNeverTheKing() {
        for (String name : new String[] {"b0", "e9", "e5"}) {
            Handicap handicap = Handicap.pieces(point(name));
            assertThatThrownBy(() -> handicap.applyTo(Position.START)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> new Handicap(4, List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aRightGuessHasTheFirstMove() {
        ColourDraw draw = new ColourDraw(Side.BLACK);
        assertThat(draw.in(Hand.LEFT)).isEqualTo(Side.BLACK);
        assertThat(draw.in(Hand.RIGHT)).isEqualTo(Side.RED);
        assertThat(draw.coloursOfGuesser(Hand.LEFT, Side.BLACK, RuleBooks.CXA_1957))
                .isEqualTo(Side.BLACK);
        assertThat(draw.coloursOfGuesser(Hand.LEFT, Side.RED, RuleBooks.CXA_1957))
                .isEqualTo(Side.RED);
        assertThat(draw.coloursOfGuesser(Hand.RIGHT, Side.RED, RuleBooks.CXA_2011))
                .isEqualTo(Side.RED);
        assertThat(draw.coloursOfGuesser(Hand.RIGHT, Side.BLACK, RuleBooks.CXA_2011))
                .isEqualTo(Side.BLACK);
    }

    @Test
    void thePiecesAreHiddenAtRandomAndReproducibly() {
        SplittableRandom random = new SplittableRandom(7);
        int red = 0;
        for (int i = 0; i < 1000; i++) {
            red += ColourDraw.hide(random).leftHand() == Side.RED ? 1 : 0;
        }
        assertThat(red).isBetween(400, 600);
        assertThat(ColourDraw.hide(new SplittableRandom(3))).isEqualTo(ColourDraw.hide(new SplittableRandom(3)));
    }

    @Test
    void coloursChangeFromGameToGame() {
        assertThat(ColourDraw.inGame(Side.RED, 1)).isEqualTo(Side.RED);
        assertThat(ColourDraw.inGame(Side.RED, 2)).isEqualTo(Side.BLACK);
        assertThat(ColourDraw.inGame(Side.RED, 3)).isEqualTo(Side.RED);
    }
}
