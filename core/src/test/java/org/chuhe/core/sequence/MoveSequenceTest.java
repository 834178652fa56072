package org.chuhe.core.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.chuhe.core.IllegalMoveException;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

class MoveSequenceTest {
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
        assertThat(MoveSequence.of(Position.START).occurrence()).isEqualTo(1);
        MoveSequence game = MoveSequence.of(Position.START, round(12));
        assertThat(game.occurrence()).isEqualTo(4);
        assertThat(game.earlierOccurrences()).containsExactly(4, 8, 12);
        assertThat(game.pliesAlike(4, 100)).isEqualTo(9);
        assertThat(game.pliesAlike(4, 5)).isEqualTo(5);
        assertThat(game.pliesAlike(6, 100)).isZero();
        assertThat(game.quietPlies()).isEqualTo(12);
    }

    @Test
    void aCaptureBeginsAnewAndItsCheckDoesNotCount() {
        Position start = Fen.readLoosely("4k4/4p4/9/9/9/9/9/9/9/3KR4 w - - 7 5");
        MoveSequence game = MoveSequence.of(start)
                .play("e0e8")
                .play("e9f9")
                .play("e8f8")
                .play("f9e9")
                .play("f8e8");
        assertThat(game.captured(4)).isTrue();
        assertThat(game.captured(0)).isFalse();
        assertThat(game.quietPlies()).isEqualTo(4);
        assertThat(game.checksBy(Side.RED)).isEqualTo(2);
        assertThat(game.checksBy(Side.BLACK)).isZero();
        assertThat(game.occurrence()).isEqualTo(2);
        assertThat(game.upTo(1).lastCaptures()).isTrue();
        assertThat(game.upTo(0).position().toString()).isEqualTo(start.toString());
    }

    @Test
    void aSideThatMovesTwiceInARowBeginsAnewToo() {
        MoveSequence between = MoveSequence.of(Position.START).play("a0a1").withSideToMove(Side.RED);
        assertThat(between.position().sideToMove()).isEqualTo(Side.RED);
        MoveSequence game = between.play("i0i1").play("a9a8").play("i1i0").play("a8a9");
        assertThat(game.position()).isEqualTo(between.position());
        assertThat(game.occurrence()).isEqualTo(1);
        assertThat(game.played()).extracting(MoveSequence.Played::side).startsWith(Side.RED, Side.RED, Side.BLACK);
        assertThat(game.upTo(1)).isEqualTo(between);
        assertThat(game.upTo(1).position().toString())
                .isEqualTo(between.position().toString());
        assertThat(between).isNotEqualTo(MoveSequence.of(Position.START).play("a0a1"));
    }

    @Test
    void everyWayOfPlayingTellsTheSame() {
        Seeded.forAll(200, random -> {
            List<Position> positions = walk(random);
            MoveSequence game = played(positions);
            List<Move> moves = game.moves();
            MoveSequence atOnce = MoveSequence.of(Position.START, moves);
            assertSame(atOnce, game);
            assertSame(MoveSequence.ofLegal(Position.START, moves), game);
            assertThat(game.played()).extracting(MoveSequence.Played::move).isEqualTo(moves);
            assertThat(game).hasToString(moves.toString());
        });
    }

    @Test
    void whatIsTakenBackStandsAsItStood() {
        Seeded.forAll(200, random -> {
            List<Position> positions = walk(random);
            MoveSequence game = played(positions);
            int plies = game.ply();
            List<MoveSequence> prefixes = game.prefixes();
            assertThat(prefixes).hasSize(plies);
            MoveSequence back = MoveSequence.of(Position.START, game.moves());
            for (int ply = plies; ply >= 0; ply--) {
                MoveSequence direct =
                        MoveSequence.of(Position.START, game.moves().subList(0, ply));
                assertThat(back.position().toString())
                        .isEqualTo(positions.get(ply).toString());
                assertSame(back, direct);
                assertSame(game.upTo(ply), direct);
                if (ply > 0) {
                    assertSame(prefixes.get(ply - 1), direct);
                    Move last = back.lastMove().orElseThrow();
                    assertSame(back.undo().play(last), direct);
                    back = back.undo();
                }
            }
            assertThat(back.lastMove()).isEmpty();
            assertThatThrownBy(back::undo).isInstanceOf(IllegalStateException.class);
            // Several plies at once, without asking for a position between.
            MoveSequence far = game;
            for (int ply = plies; ply > plies / 2; ply--) {
                far = far.undo();
            }
            assertSame(far, game.upTo(plies / 2));
            // Another way from there leaves what was played as it was.
            if (!far.position().legalMoves().isEmpty()) {
                far.play(far.position().legalMoves().get(0));
            }
            assertSame(played(positions), game);
        });
    }

    @Test
    void aPositionStandsAsOftenAsItHasBeenReachedSinceTheLastCapture() {
        // Few pieces that go back and forth: positions come back by many ways.
        Position start = Fen.read("4k4/9/9/9/9/9/9/8r/9/3K5 b");
        Seeded.forAll(200, random -> {
            MoveSequence game = MoveSequence.of(start);
            Map<Position, Integer> seen = new HashMap<>(Map.of(start, 1));
            for (int ply = 0; ply < 80; ply++) {
                List<Move> near = game.position().legalMoves().stream()
                        .filter(move -> Math.abs(move.from().rank() - move.to().rank()) <= 1
                                && Math.abs(move.from().file() - move.to().file()) <= 1)
                        .toList();
                if (near.isEmpty()) {
                    break;
                }
                game = game.play(near.get(random.nextInt(near.size())));
                if (game.lastCaptures()) {
                    seen.clear();
                }
                assertThat(game.occurrence()).isEqualTo(seen.merge(game.position(), 1, Integer::sum));
                assertThat(game.earlierOccurrences()).hasSize(game.occurrence() - 1);
                for (int ago : game.earlierOccurrences()) {
                    assertThat(game.upTo(game.ply() - ago).position()).isEqualTo(game.position());
                }
            }
        });
    }

    @Test
    void equalSequencesHaveTheSameMovesFromTheSamePosition() {
        MoveSequence game = MoveSequence.of(Position.START, round(7));
        assertThat(game.movesSince(0, Side.RED)).isEqualTo(4);
        assertThat(game.movesSince(3, Side.BLACK)).isEqualTo(2);
        assertThat(game.played(2)).hasSize(2);
        assertThat(game)
                .isEqualTo(MoveSequence.of(Position.START, round(7)))
                .isNotEqualTo(MoveSequence.of(Position.START, round(6)))
                .isNotEqualTo(MoveSequence.of(game.upTo(4).position().withSideToMove(Side.BLACK)))
                .isNotEqualTo("a0a1");
        // The same position by other moves.
        assertThat(MoveSequence.of(Position.START)
                        .play("a0a1")
                        .play("i9i8")
                        .play("i0i1")
                        .play("a9a8"))
                .isNotEqualTo(MoveSequence.of(Position.START)
                        .play("i0i1")
                        .play("a9a8")
                        .play("a0a1")
                        .play("i9i8"));
        assertThat(MoveSequence.of(Position.START))
                .isNotEqualTo(MoveSequence.of(Position.START.withSideToMove(Side.BLACK)));
    }

    @Test
    void whatIsAgainstTheRulesIsNotPlayed() {
        Move leap = new Move(
                Position.START.king(Side.RED).orElseThrow(),
                MoveReader.read(Position.START, "a0a2").to());
        MoveSequence game = MoveSequence.of(Position.START).play("炮二平五");
        assertThatThrownBy(() -> game.play(leap)).isInstanceOf(IllegalMoveException.class);
        assertThatThrownBy(() -> game.play("h2e2")).isInstanceOf(NotationException.class);
        List<Move> moves = new ArrayList<>(round(3));
        moves.add(leap);
        assertThatThrownBy(() -> MoveSequence.of(Position.START, moves))
                .isInstanceOfSatisfying(IllegalMoveException.class, refused -> {
                    assertThat(refused.move()).isEqualTo(leap);
                    assertThat(refused.position().toString())
                            .isEqualTo(MoveSequence.of(Position.START, round(3))
                                    .position()
                                    .toString());
                });
        assertThatThrownBy(() -> game.upTo(2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> game.upTo(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    /** The positions of a game of random moves. */
    private static List<Position> walk(RandomGenerator random) {
        List<Position> positions = new ArrayList<>(List.of(Position.START));
        for (int ply = 0; ply < 60; ply++) {
            Position now = positions.get(ply);
            List<Move> legal = now.legalMoves();
            if (legal.isEmpty()) {
                break;
            }
            positions.add(now.play(legal.get(random.nextInt(legal.size()))));
        }
        return positions;
    }

    private static MoveSequence played(List<Position> positions) {
        MoveSequence game = MoveSequence.of(positions.get(0));
        for (int ply = 1; ply < positions.size(); ply++) {
            Position after = positions.get(ply);
            Position before = positions.get(ply - 1);
            Move move = before.legalMoves().stream()
                    .filter(each -> before.play(each).equals(after))
                    .findFirst()
                    .orElseThrow();
            game = game.play(move);
            assertThat(game.position().toString()).isEqualTo(after.toString());
        }
        return game;
    }

    private static void assertSame(MoveSequence one, MoveSequence other) {
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one.start()).isEqualTo(other.start());
        assertThat(one.position().toString()).isEqualTo(other.position().toString());
        assertThat(one.moves()).isEqualTo(other.moves());
        assertThat(one.played()).isEqualTo(other.played());
        assertThat(one.ply()).isEqualTo(other.ply());
        assertThat(one.occurrence()).isEqualTo(other.occurrence());
        assertThat(one.quietPlies()).isEqualTo(other.quietPlies());
        assertThat(one.checksBy(Side.RED)).isEqualTo(other.checksBy(Side.RED));
        assertThat(one.checksBy(Side.BLACK)).isEqualTo(other.checksBy(Side.BLACK));
    }
}
