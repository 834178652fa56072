package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** 第3条: check, mate, stalemate, suicide. */
class Article3Test {
    static final String MATE_IN_ONE = "4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1";
    static final String STALEMATE_IN_ONE = "3k5/9/9/3P5/9/9/9/9/9/4K4 w - - 0 1";
    static final String ROOK_CHECKS = "3k5/9/9/9/9/P8/9/9/9/r3K4 w - - 0 1";

    @Test
    @Article("3.1")
    void aPieceThatCouldTakeTheKingNextGivesCheck() {
        Table table = Table.of(GameRegulations.national(), "4k4/9/9/9/9/9/9/9/9/3K1R3 w - - 0 1")
                .play("f0e0");
        assertThat(table.state.position().isCheck()).isTrue();
        assertThat(table.state.history().checksBy(RED)).isEqualTo(1);
        assertThat(table.state.history().checksBy(BLACK)).isZero();
    }

    @Test
    @Article("3.2")
    void whoCannotParryIsMated() {
        Table.of(GameRegulations.national(), MATE_IN_ONE)
                .play("b7b9")
                .ended(Result.RED_WINS, EndReason.CHECKMATE, "4.1.1");
    }

    @Test
    @Article("3.2")
    void whoDoesNotParryHasLost() {
        Table.of(GameRegulations.national(), ROOK_CHECKS)
                .move(RED, "a4a5")
                .ended(Result.BLACK_WINS, EndReason.SUICIDE, "4.1.3");
    }

    @Test
    @Article("3.3")
    void whoCannotMoveIsStalemated() {
        Table.of(GameRegulations.national(), STALEMATE_IN_ONE)
                .play("d6d7")
                .ended(Result.RED_WINS, EndReason.STALEMATE, "4.1.2");
    }

    @Test
    @Article("3.4")
    void facingKingsAreSuicide() {
        Table.of(GameRegulations.provincial(), "4k4/9/9/9/9/4N4/9/9/9/4K4 w - - 0 1")
                .move(RED, "e4d6")
                .ended(Result.BLACK_WINS, EndReason.SUICIDE, "4.1.3");
    }

    @Test
    @Article("3.4")
    void aKingOfferedToBeTakenIsSuicide() {
        Table.of(GameRegulations.youth(), "3k5/9/9/9/9/9/9/9/r8/4K4 w - - 0 1")
                .move(RED, "e0e1")
                .ended(Result.BLACK_WINS, EndReason.SUICIDE, "4.1.3");
    }

    @Test
    @Article("3.4")
    void aServerDoesNotLetSuicideHappen() {
        Table.of(GameRegulations.online(), ROOK_CHECKS)
                .refuse("3.4", at -> new PlayCommand.MakeMove(at, RED, Table.move("a4a5")))
                .goesOn();
    }
}
