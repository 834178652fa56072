package org.chuhe.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

class MoveHistoryTest {
    private static final List<String> ROUND = List.of("a0a1", "a9a8", "a1a0", "a8a9");

    private static List<Move> round(int plies) {
        List<String> texts = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) {
            texts.add(ROUND.get(ply % 4));
        }
        return MoveReader.readAll(Position.START, texts);
    }

    @Test
    void countsHowOftenAPositionHasStood() {
        assertThat(MoveHistory.of(Position.START).occurrence()).isEqualTo(1);
        MoveHistory history = MoveHistory.of(Position.START, round(12));
        assertThat(history.occurrence()).isEqualTo(4);
        assertThat(history.earlierOccurrences()).containsExactly(4, 8, 12);
        assertThat(history.pliesAlike(4, 100)).isEqualTo(9);
        assertThat(history.pliesAlike(4, 5)).isEqualTo(5);
        assertThat(history.pliesAlike(6, 100)).isZero();
        assertThat(history.quietPlies()).isEqualTo(12);
    }

    @Test
    void aCaptureBeginsAnewAndItsCheckDoesNotCount() {
        Position start = Fen.readLoosely("4k4/4p4/9/9/9/9/9/9/9/3KR4 w - - 7 5");
        MoveHistory history =
                MoveHistory.of(start, MoveReader.readAll(start, List.of("e0e8", "e9f9", "e8f8", "f9e9", "f8e8")));
        assertThat(history.captured(4)).isTrue();
        assertThat(history.captured(0)).isFalse();
        assertThat(history.quietPlies()).isEqualTo(4);
        assertThat(history.checksBy(Side.RED)).isEqualTo(2);
        assertThat(history.checksBy(Side.BLACK)).isZero();
        assertThat(history.occurrence()).isEqualTo(2);
    }

    @Test
    void whoeverMovesTwiceInARowBeginsAnewToo() {
        Move first = MoveReader.read(Position.START, "a0a1");
        Position between = Position.START.play(first);
        Position again = between.withSideToMove(Side.RED);
        Move second = MoveReader.read(again, "i0i1");
        MoveHistory history = MoveHistory.of(Position.START)
                .plus(Side.RED, first, between)
                .plus(Side.RED, second, again.play(second));
        Position now = again.play(second);
        for (String text : List.of("a9a8", "i1i0", "a8a9")) {
            Move move = MoveReader.read(now, text);
            Side mover = now.sideToMove();
            now = now.play(move);
            history = history.plus(mover, move, now);
        }
        assertThat(now.withSideToMove(Side.BLACK)).isEqualTo(between);
        assertThat(history.occurrence()).isEqualTo(1);
    }

    @Test
    void aBoardTellsTheSameAsPositionsAndPiecesGoBackToWhereTheyStood() {
        Seeded.forAll(200, random -> {
            Board board = Position.START.toBoard();
            MoveHistory byBoard = MoveHistory.of(Position.START);
            List<Position> positions = new ArrayList<>(List.of(Position.START));
            List<Move> moves = new ArrayList<>();
            for (int ply = 0; ply < 60; ply++) {
                Position now = positions.get(ply);
                List<Move> legal = now.legalMoves();
                if (legal.isEmpty()) {
                    break;
                }
                Move move = legal.get(random.nextInt(legal.size()));
                moves.add(move);
                positions.add(now.play(move));
                board.make(move.code());
                byBoard = byBoard.plus(move, board);
            }
            MoveHistory byMoves = MoveHistory.of(Position.START, moves);
            assertThat(byBoard).isEqualTo(byMoves).hasSameHashCodeAs(byMoves).hasToString(moves.toString());
            assertThat(byBoard.occurrence()).isEqualTo(byMoves.occurrence());
            assertThat(byBoard.movesAfter(0)).isEqualTo(moves);
            assertThat(byBoard.played()).extracting(MoveHistory.Played::move).isEqualTo(moves);
            Position now = positions.get(moves.size());
            int quiet = Math.min(now.quietPlies(), moves.size());
            Position before = byMoves.ago(quiet, now);
            assertThat(before.toString())
                    .isEqualTo(positions.get(moves.size() - quiet).toString());
            if (quiet < moves.size()) {
                assertThatThrownBy(() -> byMoves.ago(quiet + 1, now)).isInstanceOf(IllegalArgumentException.class);
            }
        });
    }

    @Test
    void countsTheMovesOfASide() {
        MoveHistory history = MoveHistory.of(Position.START, round(7));
        assertThat(history.movesSince(0, Side.RED)).isEqualTo(4);
        assertThat(history.movesSince(3, Side.BLACK)).isEqualTo(2);
        assertThat(history.played(2)).hasSize(2);
        assertThat(history)
                .isNotEqualTo(MoveHistory.of(Position.START, round(6)))
                .isNotEqualTo("a0a1");
    }
}
