package org.chuhe.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RepetitionJudge;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Phase;
import org.chuhe.game.state.VaryDuty;

/**
 * Legal moves that the rules on repetitions forbid: those after which the mover would be ruled against (23.5), at once or
 * when the opponent answers as he did before; and once he has been, those that do not vary (23.5.2.2). What is asked is what
 * the {@link Arbiter} would answer.
 */
public final class ForbiddenMoves {
    private ForbiddenMoves() {}

    /**
     * The forbidden moves of the side on move.
     *
     * @param duty what a ruling asks for already
     */
    public static List<Move> of(Arbiter arbiter, MoveSequence game, Optional<VaryDuty> duty) {
        Side mover = game.position().sideToMove();
        List<Move> forbidden = new ArrayList<>();
        boolean mustVary = duty.flatMap(VaryDuty::side).filter(mover::equals).isPresent();
        if (game.quietPlies() == 0 || duty.isPresent() && !mustVary) {
            return forbidden;
        }
        for (Move move : game.position().legalMoves()) {
            MoveSequence next = game.play(move);
            boolean again = next.occurrence() > 1;
            if (again && mustVary || against(arbiter, next, mover).findAny().isPresent()) {
                forbidden.add(move);
            }
        }
        return forbidden;
    }

    /**
     * What the side on move is told where the regulations lay it down: the ruling by which it would lose the game at once if it
     * went on so, by a move of its own or the answer to one. Empty if nothing that it can play leads there.
     */
    public static Optional<ClaimRuling> lossAhead(GameState state, RepetitionJudge judge) {
        GameRegulations regulations = state.regulations();
        boolean told = regulations.claims().warns()
                && state.phase() == Phase.PLAYING
                && state.duty().isEmpty()
                && state.claim().isEmpty();
        return told ? lossAhead(regulations.arbiter().asking(judge), state.history()) : Optional.empty();
    }

    /** Only perpetual check loses at once (23.5.1): a side that has not just given check has nothing to fear. */
    private static Optional<ClaimRuling> lossAhead(Arbiter arbiter, MoveSequence game) {
        Side mover = game.position().sideToMove();
        boolean checks = game.played(2).stream().anyMatch(played -> played.side() == mover && played.check());
        if (!checks) {
            return Optional.empty();
        }
        return game.position().legalMoves().stream()
                .flatMap(move -> against(arbiter, game.play(move), mover))
                .filter(ruling -> ruling.consequence() == Consequence.LOSS)
                .findFirst();
    }

    /**
     * The rulings against the mover that a move leads to: now, or after an answer of the opponent's. A position that is new may
     * be left for one that is not; to look at all answers is worth it after a check, which has few.
     */
    private static Stream<ClaimRuling> against(Arbiter arbiter, MoveSequence game, Side mover) {
        boolean looks = game.occurrence() > 1 || game.position().isCheck();
        Stream<Move> answers = looks ? game.position().legalMoves().stream() : Stream.empty();
        return Stream.concat(Stream.of(game), answers.map(game::play))
                .filter(next -> next.occurrence() > 1)
                .flatMap(next -> arbiter.due(next).map(arbiter::rule).stream())
                .filter(ruling -> ruling.isAgainst(mover));
    }
}
