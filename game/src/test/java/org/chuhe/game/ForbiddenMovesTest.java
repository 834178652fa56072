package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.game.rules.GameRegulations.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.chuhe.arbiter.RepetitionJudge;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.GameState;
import org.chuhe.testing.Seeded;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** What a side is told before it plays what it would lose by. */
class ForbiddenMovesTest {
    private static final List<String> CHECKS = List.of("d8d9", "f9f8", "d9d8", "f8f9");

    private static final GameRegulations FOR_FUN =
            online().withClaims(online().claims().withWarning(true));

    private static Optional<ClaimRuling> ahead(GameState state) {
        return ForbiddenMoves.lossAhead(state, RepetitionJudge.ARBITER);
    }

    @Test
    @Article("23.5.1")
    void whoChecksPerpetuallyIsToldBeforeTheMoveThatLosesAndNotSooner() {
        Table table = Table.of(FOR_FUN).play("a0a1", "f9e8", "a1d1", "e8f7", "d1d8", "e9f9");
        TreeSet<Integer> told = new TreeSet<>();
        for (int i = 0; !table.state.isOver(); i++) {
            if (ahead(table.state).isPresent()) {
                told.add(table.state.history().ply());
            }
            table.play(CHECKS.get(i % CHECKS.size()));
        }
        table.ended(Result.BLACK_WINS, EndReason.PERPETUAL_CHECK, "4.1.4");
        int lost = table.state.history().ply();
        assertThat(told).containsExactly(table.state.position().sideToMove() == Side.BLACK ? lost - 1 : lost - 2);
    }

    @Test
    @Article("25.1")
    void heIsToldByWhichArticle() {
        Table table = Table.of(FOR_FUN).play("a0a1", "f9e8", "a1d1", "e8f7", "d1d8", "e9f9");
        Optional<ClaimRuling> ahead = Optional.empty();
        for (int i = 0; ahead.isEmpty(); i++) {
            table.play(CHECKS.get(i % CHECKS.size()));
            ahead = ahead(table.state);
        }
        assertThat(ahead.get().side()).contains(Side.RED);
        assertThat(ahead.get().articles().toString()).contains("23.5.1", "25.1");
    }

    @Test
    void nobodyIsToldAnythingUnlessTheRegulationsSaySo() {
        Table table = Table.of(online()).play("a0a1", "f9e8", "a1d1", "e8f7", "d1d8", "e9f9");
        for (int i = 0; !table.state.isOver(); i++) {
            assertThat(ahead(table.state)).isEmpty();
            table.play(CHECKS.get(i % CHECKS.size()));
        }
    }

    @Test
    void whoeverCanVaryIsToldNothingOfAPerpetualChase() {
        Table table = Table.of(FOR_FUN).play("a0a1", "b7b4", "a1d1", "h9g7", "d1d4", "b4b5");
        List<String> chase = List.of("d4d5", "b5b4", "d5d4", "b4b5");
        for (int i = 0; table.state.duty().isEmpty(); i++) {
            assertThat(ahead(table.state)).isEmpty();
            table.play(chase.get(i % chase.size()));
        }
    }

    /** By whatever checks somebody comes to lose, also where the position before the last one has never stood. */
    @Test
    @Article("23.5.1")
    void nobodyLosesByPerpetualCheckUntold() {
        List<Integer> lost = new ArrayList<>();
        Seeded.forAll(60, random -> {
            Table table = Table.of(FOR_FUN, "3k5/9/3R5/9/9/9/9/9/9/5K3 b - - 0 1");
            boolean told = false;
            for (int i = 0; i < 100 && !table.state.isOver(); i++) {
                if (table.state.position().sideToMove() == Side.RED) {
                    told = ahead(table.state).isPresent();
                }
                table.play(checking(table.state.position(), random).toString());
            }
            boolean loses = table.state
                    .result()
                    .filter(result -> result.reason() == EndReason.PERPETUAL_CHECK)
                    .isPresent();
            if (loses) {
                lost.add(table.state.history().ply());
                assertThat(told).isTrue();
            }
        });
        assertThat(lost).hasSizeGreaterThan(10);
    }

    /** Red checks where he can, from near by, and nobody takes anything: so positions come back. */
    private static Move checking(Position position, SplittableRandom random) {
        List<Move> moves = position.legalMoves();
        List<Move> wanted = moves.stream()
                .filter(move -> position.pieceAt(move.to()).isEmpty())
                .filter(move -> position.sideToMove() == Side.BLACK
                        || move.to().rank() > 6 && position.play(move).isCheck())
                .toList();
        List<Move> some = wanted.isEmpty() ? moves : wanted;
        return some.get(random.nextInt(some.size()));
    }
}
