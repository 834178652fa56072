package org.chuhe.game;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Illegality;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.text.Message;
import org.chuhe.game.claim.LimitAudit;
import org.chuhe.game.claim.RepetitionRuling;
import org.chuhe.game.claim.RepetitionRuling.Verdict;
import org.chuhe.game.rules.Conduct;

/** What comes of a move: it stands, is refused or is punished, and may end the game. */
final class MoveDecision {
    private MoveDecision() {}

    static Answer of(Desk desk, Side side, Move move) {
        GameState state = desk.state();
        Board board = state.position().toBoard();
        if (!board.isLegal(move.code())) {
            return illegal(desk, side, move);
        }
        board.make(move.code());
        // The round's number grows with Black's moves (2.1).
        int round = state.position().moveNumber() + (side == Side.BLACK ? 1 : 0);
        Position after = Position.of(board, round);
        if (!state.turn().touched().isEmpty()) {
            TouchRule.Obligation obligation =
                    TouchRule.of(state.position(), state.turn().touched());
            if (!obligation.allows(move)) {
                return desk.refuse(obligation.article(), "refused.touched", obligation.moves());
            }
        }
        if (state.turn().openingMoves() > 1) {
            return openingMove(desk, side, move, after);
        }
        if (!state.turn().openingPieces().isEmpty() && breaksOpeningRule(state, move, after)) {
            return desk.refuse("1957-3.4", "refused.opening-moves");
        }
        boolean named = state.turn().unclear().isPresent();
        if (!named) {
            declineByPlaying(desk, side);
        }
        desk.emit(new PlayEvent.Moved(desk.at(), side, move), after);
        Answer answer = afterMove(desk, side, board);
        boolean press = !named && !state.regulations().conduct().pressesClock();
        if (press && !desk.state().isOver()) {
            desk.emit(new ClockEvent.Pressed(desk.at(), side));
            return desk.done();
        }
        return answer;
    }

    /** Playing on declines a standing offer (22.1). */
    static void declineByPlaying(Desk desk, Side side) {
        if (desk.state().offer().filter(side.opponent()::equals).isPresent()) {
            desk.emit(new OfferEvent.DrawDeclined(desk.at(), side, true));
        }
    }

    /** One of several moves in a row (1957 rules, chapter 3, 4). */
    private static Answer openingMove(Desk desk, Side side, Move move, Position after) {
        if (breaksOpeningRule(desk.state(), move, after)) {
            return desk.refuse("1957-3.4", "refused.opening-moves");
        }
        desk.emit(new PlayEvent.Moved(desk.at(), side, move), after);
        return desk.done();
    }

    private static boolean breaksOpeningRule(GameState state, Move move, Position after) {
        return state.turn().openingPieces().contains(move.from()) || after.quietPlies() == 0 || after.isCheck();
    }

    private static Answer illegal(Desk desk, Side side, Move move) {
        GameState state = desk.state();
        Conduct conduct = state.regulations().conduct();
        boolean suicide = state.position().isPseudoLegal(move);
        if (!conduct.takesIllegalMoves()) {
            return desk.refuse(suicide ? "3.4" : "2.2", "refused.illegal", reason(state.position(), move));
        }
        if (suicide) {
            desk.emit(new PlayEvent.Suicide(desk.at(), side, move));
            return desk.end(Result.lost(side, Reason.SUICIDE));
        }
        int count = state.record(side).illegalMoves() + 1;
        desk.emit(new PlayEvent.IllegalMove(desk.at(), side, move, count));
        if (count >= conduct.illegalMovesToLose()) {
            return desk.end(Result.lost(side, Reason.ILLEGAL_MOVES));
        }
        return desk.foul(side, "8.1.8", Authority.SYSTEM);
    }

    private static Message reason(Position position, Move move) {
        return Illegality.of(position, move).orElseThrow().message(position, move);
    }

    private static Answer afterMove(Desk desk, Side side, Board board) {
        GameState state = desk.state();
        if (!board.hasLegalMove()) {
            Reason reason = board.inCheck() ? Reason.CHECKMATE : Reason.STALEMATE;
            return desk.end(Result.lost(side.opponent(), reason));
        }
        if (state.history().lastCaptures() && hasNoAttackers(board)) {
            return desk.end(Result.drawn(Reason.NO_ATTACKERS));
        }
        if (state.duty().isPresent()) {
            return checkDuty(desk, side, state.duty().get());
        }
        return state.regulations().claims().automatic() ? ruleUnasked(desk) : desk.done();
    }

    private static boolean hasNoAttackers(Board board) {
        for (int square = 0; square < Square.COUNT; square++) {
            if (PieceCode.kind(board.pieceAt(square)) >= PieceCode.HORSE) {
                return false;
            }
        }
        return true;
    }

    /** Whether a ruled repetition is left in time (23.5.2). */
    private static Answer checkDuty(Desk desk, Side side, VaryDuty duty) {
        GameState state = desk.state();
        History history = state.history();
        if (history.earlierOccurrences() == 0) {
            desk.emit(new PlayEvent.Varied(desk.at(), side));
            return desk.done();
        }
        int rounds = state.regulations().claims().roundsToVary();
        if (duty.side().isEmpty()) {
            boolean due = history.ply() - duty.ruledAt() >= 2 * rounds;
            return due ? desk.end(Result.drawn(Reason.REPETITION)) : desk.done();
        }
        Side obliged = duty.side().get();
        boolean due = side == obliged && history.movesSince(duty.ruledAt(), obliged) >= rounds;
        return due ? desk.end(Result.lost(obliged, Reason.NOT_VARIED)) : desk.done();
    }

    /** Limits and repetitions that need no claim, where the regulations say so. */
    private static Answer ruleUnasked(Desk desk) {
        GameState state = desk.state();
        if (limitReached(state)) {
            return desk.end(Result.drawn(Reason.MOVE_LIMIT));
        }
        if (state.history().earlierOccurrences() < 2) {
            return desk.done();
        }
        RepetitionRuling ruling = desk.rule();
        if (ruling.verdict() == Verdict.NO_REPETITION || ruling.verdict() == Verdict.UNDECIDED) {
            return desk.done();
        }
        return enforce(desk, ruling.verdict(), ruling.side(), ruling.articles(), Words.of(ruling.explanation()));
    }

    private static boolean limitReached(GameState state) {
        int quiet = state.position().quietPlies();
        var rules = state.regulations().claims();
        if (quiet < 2 * rules.limitRounds()) {
            return false;
        }
        for (Side side : Side.values()) {
            int checks = state.history().checks().of(side);
            if (LimitAudit.of(quiet, checks, rules.countedChecks(), rules.limitRounds())
                    .holds()) {
                return true;
            }
        }
        return false;
    }

    /** Puts a ruling on a repetition into force: perpetual check loses at once (23.5.1), else there is time to vary. */
    static Answer enforce(Desk desk, Verdict verdict, Optional<Side> side, List<String> articles, Words why) {
        desk.emit(new ClaimEvent.Ruled(desk.at(), verdict, side, articles, why));
        if (verdict == Verdict.PERPETUAL_CHECK && side.isPresent()) {
            return desk.end(Result.lost(side.get(), Reason.PERPETUAL_CHECK));
        }
        return desk.done();
    }
}
