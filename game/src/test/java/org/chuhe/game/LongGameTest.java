package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.junit.jupiter.api.Test;

/** A ply, and a claim after it, cost as much late in a game as early: nothing is played or counted again. */
class LongGameTest {
    private static final int PLIES = 2400;
    private static final int WINDOW = 200;

    @Test
    void thePriceOfAPlyDoesNotGrowWithTheGame() {
        ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Referee referee = new Referee(FixedJudge.SILENT);
        GameRegulations regulations = GameRegulations.national().withConduct(PlayersConduct.online());
        GameState state = referee.start(0, new Players("甲", "乙"), regulations);
        SplittableRandom random = new SplittableRandom(7);
        long early = 0;
        long late = 0;
        for (int ply = 1; ply <= PLIES; ply++) {
            Move move = quiet(state.position(), random);
            long before = memory.getThreadAllocatedBytes(Thread.currentThread().getId());
            Side mover = state.position().sideToMove();
            state = referee.answer(state, new PlayCommand.MakeMove(ply, mover, move))
                    .state();
            referee.answer(state, new ClaimCommand.ClaimRepetition(ply, mover.opponent()));
            long used = memory.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
            early += ply > WINDOW && ply <= 2 * WINDOW ? used : 0;
            late += ply > PLIES - WINDOW ? used : 0;
        }
        assertThat(state.isOver()).isFalse();
        assertThat(state.history().ply()).isEqualTo(PLIES);
        assertThat(late).isLessThan(2 * early);
    }

    /** A move that takes nothing, so that the whole game stays in view. */
    private static Move quiet(Position position, SplittableRandom random) {
        List<Move> moves = position.legalMoves().stream()
                .filter(move -> position.pieceAt(move.to()).isEmpty())
                .filter(move -> !position.play(move).isCheck())
                .toList();
        return moves.get(random.nextInt(moves.size()));
    }
}
