package org.chuhe.game.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.Stage;
import org.chuhe.game.rules.ColourDraw.Hand;
import org.junit.jupiter.api.Test;

/** Regulations, handicaps and the draw for colours. */
class RulesTest {
    private static Square point(String name) {
        return Square.parse(name).orElseThrow();
    }

    @Test
    void presetsDifferWhereTheBookDoes() {
        assertThat(Regulations.national().conduct().illegalMovesToLose()).isEqualTo(1);
        assertThat(Regulations.provincial().conduct().illegalMovesToLose()).isEqualTo(2);
        assertThat(Regulations.youth().conduct().illegalMovesToLose()).isEqualTo(2);
        assertThat(Regulations.online().conduct().takesIllegalMoves()).isFalse();
        assertThat(Regulations.online().claims().automatic()).isTrue();
        assertThat(Regulations.blitz().conduct().keepsRecord()).isFalse();
        assertThat(Regulations.wxf().edition()).isEqualTo(Edition.WXF2018);
        assertThat(Regulations.national().claims().limitRounds()).isEqualTo(60);
        assertThat(Regulations.national().latenessMillis())
                .isEqualTo(Duration.ofMinutes(15).toMillis());
        assertThat(Regulations.national().withLateness(Duration.ofMinutes(30)).latenessMillis())
                .isEqualTo(1_800_000);
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> ClaimRules.BOOK.withLimitRounds(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Conduct.overTheBoard(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Regulations.national().withLateness(Duration.ofMillis(-1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ClockScheme.stages(new Stage[0])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ClockScheme.suddenDeath(Duration.ZERO)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Stage.of(-1, Duration.ZERO)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(
                        () -> ClockScheme.stages(Stage.rest(Duration.ofMinutes(1)), Stage.rest(Duration.ofMinutes(1))))
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
        assertThat(draw.coloursOfGuesser(Hand.LEFT, Side.BLACK, Edition.CXA1957))
                .isEqualTo(Side.BLACK);
        assertThat(draw.coloursOfGuesser(Hand.LEFT, Side.RED, Edition.CXA1957)).isEqualTo(Side.RED);
        assertThat(draw.coloursOfGuesser(Hand.RIGHT, Side.RED, Edition.CXA2011)).isEqualTo(Side.RED);
        assertThat(draw.coloursOfGuesser(Hand.RIGHT, Side.BLACK, Edition.CXA2011))
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
