package org.chuhe.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.Iccs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTest {
    @Test
    void theGameBeginsWithTheRulesOfArticleOne() {
        assertThat(Position.START.pieces()).hasSize(32);
        assertThat(Position.START.sideToMove()).isEqualTo(Side.RED);
        assertThat(Position.START.legalMoves()).hasSize(44);
        assertThat(Position.START.moveNumber()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        // 将死: the rook checks on the back rank, the other rook guards the second
        "3k4R/R8/9/9/9/9/9/9/9/4K4 b, true, false",
        // 困毙: the king has no move and is not in check
        "3k5/2P6/9/9/9/9/9/9/9/4K4 b, false, true",
        "3k5/9/4P4/9/9/9/9/9/9/4KR3 b, false, false",
        "3k5/9/3P5/9/9/9/9/9/9/4K4 b, false, true",
        "4k4/9/4P4/9/9/9/9/9/9/3RKR3 b, false, true",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w, false, false"
    })
    void tellsMateFromStalemate(String fen, boolean mate, boolean stalemate) {
        Position position = Fen.readLoosely(fen);
        assertThat(position.isCheckmate()).isEqualTo(mate);
        assertThat(position.isStalemate()).isEqualTo(stalemate);
    }

    /** Of a composition any piece may stand anywhere: the moves of such a board once were more than there was room for. */
    @Test
    void aBoardFullOfHorsesHasMoreMovesThanAnyGame() {
        String fen = "pR1C3Rp/R1N1N1N1R/1N1N1N1N1/2N1N1N2/1N1N1N1N1/2N1N1N2/1N1N1N1N1/2N1N1N2/1N1N1N1C1/C1NpR3C w";
        assertThat(Fen.readLoosely(fen).legalMoves()).hasSize(257);
    }

    @Test
    void kingsMayNotFaceEachOther() {
        Position facing = Fen.readLoosely("4k4/9/9/9/9/9/9/9/9/4K4 w");
        assertThat(facing.kingsFace()).isTrue();
        Position shielded = Fen.read("4k4/9/9/9/4P4/9/9/9/9/4K4 w");
        assertThat(shielded.kingsFace()).isFalse();
        assertThat(shielded.isLegal(Iccs.parse("e5d5"))).isFalse();
        assertThat(shielded.isLegal(Iccs.parse("e5e6"))).isTrue();
        Position apart = Fen.read("3k5/9/9/9/9/9/9/9/9/4K4 w");
        assertThat(apart.isLegal(Iccs.parse("e0d0"))).isFalse();
    }

    @Test
    void aDoubleCheckHasTwoCheckers() {
        Position position = Fen.read("4k4/9/9/9/4R4/9/4C4/9/9/3K5 b");
        assertThat(position.checkers()).extracting(Object::toString).containsExactly("e3", "e5");
        assertThat(position.isDoubleCheck()).isTrue();
        assertThat(Fen.read("4k4/9/3N5/9/9/9/9/9/9/3K5 b").isDoubleCheck()).isFalse();
        assertThat(Position.START.checkers()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "3k5/9/9/9/4r4/9/9/9/4R4/4K4 w, e1",
        "3k5/9/9/9/4r4/9/9/9/4N4/4K4 w, e1",
        // both screens of a cannon
        "3k5/9/9/9/4c4/9/4N4/9/4C4/4K4 w, 'e1,e3'",
        // the leg of a horse
        "3k5/9/9/9/9/9/9/3n5/3R5/4K4 w, d1",
        // between the kings: a pawn at home can only go forward, one across the river could step aside
        "4k4/9/9/9/9/4P4/9/9/9/4K4 w, ''",
        "4k4/9/9/9/4P4/9/9/9/9/4K4 w, e5",
        // in check nothing is called pinned
        "3k5/9/9/9/4r4/9/9/9/9/4K4 w, ''"
    })
    void pinnedPiecesCannotLeave(String fen, String pinned) {
        Position position = Fen.readLoosely(fen);
        assertThat(String.join(
                        ",", position.pinned().stream().map(Square::toString).toList()))
                .isEqualTo(pinned);
    }

    @ParameterizedTest
    @CsvSource({
        "3ak4/4a4/4b4/9/9/9/9/4B4/4A4/3K5 w, true",
        "3k5/9/9/9/9/9/9/9/9/4K4 b, true",
        "3ak4/4a4/4b4/9/9/p8/9/4B4/4A4/3K5 w, false",
        "3ak4/4a4/4b4/9/9/9/9/4B4/4A4/3K2N2 w, false",
        // A cannon without a screen; with an advisor behind which to stand.
        "4k4/9/9/9/9/9/9/9/9/3KC4 w, true",
        "4k4/9/4b4/9/9/9/9/4B4/9/3KC4 w, true",
        "3k5/9/9/9/9/9/9/9/4A4/4CK3 w, false",
        // A soldier on the last rank; one on the last but one.
        "3k1P3/9/9/9/9/9/9/9/9/4K4 b, true",
        "3k5/5P3/9/9/9/9/9/9/9/4K4 b, false"
    })
    void whatNobodyCanWinIsDead(String fen, boolean dead) {
        assertThat(Fen.read(fen).isDead()).isEqualTo(dead);
    }

    @Test
    void playCountsRoundsAndQuietPlies() {
        Position position = Position.START.play(Iccs.parse("h2e2"));
        assertThat(position.sideToMove()).isEqualTo(Side.BLACK);
        assertThat(position.moveNumber()).isEqualTo(1);
        assertThat(position.quietPlies()).isEqualTo(1);
        position = position.play(Iccs.parse("h9g7"));
        assertThat(position.moveNumber()).isEqualTo(2);
        position = position.play(Iccs.parse("e2e6"));
        assertThat(position.quietPlies()).isZero();
    }

    @Test
    void anIllegalMoveIsRefusedAndNamed() {
        Move move = Iccs.parse("e0e2");
        assertThatThrownBy(() -> Position.START.play(move)).isInstanceOfSatisfying(IllegalMoveException.class, e -> {
            assertThat(e.move()).isEqualTo(move);
            assertThat(e.position()).isEqualTo(Position.START);
        });
    }

    @Test
    void countersDoNotMatterForEquality() {
        Position other = Fen.read("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 30 20");
        assertThat(other).isEqualTo(Position.START).hasSameHashCodeAs(Position.START);
        assertThat(other.withSideToMove(Side.BLACK)).isNotEqualTo(Position.START);
        assertThat(Fen.read(other.toString())).hasToString(other.toString());
    }
}
