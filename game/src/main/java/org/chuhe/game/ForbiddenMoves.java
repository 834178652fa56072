package org.chuhe.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.Claims;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.arbiter.claim.RepetitionJudge;
import org.chuhe.core.Move;
import org.chuhe.core.MoveHistory;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Phase;
import org.chuhe.game.state.VaryDuty;

/**
 * Legal moves that the rules on repetitions forbid: those after which the mover would be ruled against (23.5), at once or
 * when the opponent answers as he did before; and once he has been, those that do not vary (23.5.2.2). What is asked is what
 * {@link Claims} would answer.
 */
public final class ForbiddenMoves {
    private ForbiddenMoves() {}

    /**
     * The forbidden moves of the side on move.
     *
     * @param duty what a ruling asks for already
     */
    public static List<Move> of(Claims claims, MoveHistory history, Position now, Optional<VaryDuty> duty) {
        Side mover = now.sideToMove();
        List<Move> forbidden = new ArrayList<>();
        boolean mustVary = duty.flatMap(VaryDuty::side).filter(mover::equals).isPresent();
        if (history.quietPlies() == 0 || duty.isPresent() && !mustVary) {
            return forbidden;
        }
        for (Move move : now.legalMoves()) {
            Position after = now.play(move);
            MoveHistory next = history.plus(mover, move, after);
            boolean again = next.occurrence() > 1;
            if (again && mustVary
                    || against(claims, next, after, mover).findAny().isPresent()) {
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
        return told
                ? lossAhead(
                        new Claims(regulations.book(), regulations.thresholds(), judge),
                        state.history(),
                        state.position())
                : Optional.empty();
    }

    /** Only perpetual check loses at once (23.5.1): whoever has not just given check has nothing to fear. */
    private static Optional<ClaimRuling> lossAhead(Claims claims, MoveHistory history, Position now) {
        Side mover = now.sideToMove();
        boolean checks = history.played(2).stream().anyMatch(played -> played.side() == mover && played.check());
        if (!checks) {
            return Optional.empty();
        }
        return now.legalMoves().stream()
                .flatMap(move -> {
                    Position after = now.play(move);
                    return against(claims, history.plus(mover, move, after), after, mover);
                })
                .filter(ruling -> ruling.consequence() == Consequence.LOSS)
                .findFirst();
    }

    /**
     * The rulings against the mover that a move leads to: now, or after an answer of the opponent's. A position that is new may
     * be left for one that is not; to look at all answers is worth it after a check, which has few.
     */
    private static Stream<ClaimRuling> against(Claims claims, MoveHistory game, Position now, Side mover) {
        boolean again = game.occurrence() > 1;
        Stream<Move> answers = again || now.isCheck() ? now.legalMoves().stream() : Stream.empty();
        Stream<ClaimRuling> answered = answers.flatMap(reply -> {
            Position after = now.play(reply);
            return ruling(claims, game.plus(mover.opponent(), reply, after), after);
        });
        return Stream.concat(ruling(claims, game, now), answered).filter(ruling -> ruling.isAgainst(mover));
    }

    private static Stream<ClaimRuling> ruling(Claims claims, MoveHistory game, Position now) {
        return game.occurrence() > 1 ? claims.due(game, now).map(claims::rule).stream() : Stream.empty();
    }
}
