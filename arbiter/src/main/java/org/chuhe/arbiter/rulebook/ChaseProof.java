package org.chuhe.arbiter.rulebook;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Chased.Manner;
import org.chuhe.arbiter.threat.Contact;
import org.chuhe.arbiter.threat.Level;
import org.chuhe.arbiter.threat.Scene;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Move;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

/** Collects what an arbiter wants to know about a chased piece: who takes it, how, alone or jointly, rooted or not. */
final class ChaseProof {
    private final ChineseRules rules;
    private final Threats threats;
    private final Scene before;
    private final Scene after;
    private final int from;
    private final int to;

    ChaseProof(ChineseRules rules, Threats threats, Scene before, Scene after, int from, int to) {
        this.rules = rules;
        this.threats = threats;
        this.before = before;
        this.after = after;
        this.from = from;
        this.to = to;
    }

    Chased of(int target, Level level, Level levelBefore, boolean refusedOffer) {
        List<Integer> line = threats.winningLine(after, target, level);
        boolean offered = refusedOffer && after.board().attacks(to, target);
        boolean joint = !offered && isJoint(target);
        Level refuted = levelBefore == Level.NOTHING && level == Level.WHOLE ? Level.SOME_GAIN : level;
        return chased(target, line, manner(line, target, offered), joint, level, failedBefore(target, line, refuted));
    }

    Chased ofFork(List<Integer> targets) {
        List<Integer> line = threats.forkLine(after, targets);
        boolean joint =
                after.board().side() == after.attacker() && aloneForks(targets).isEmpty();
        int target = fallenIn(line, targets);
        return chased(target, line, manner(line, target, false), joint, Level.SOME_GAIN, List.of());
    }

    private Chased chased(
            int target, List<Integer> line, Manner manner, boolean joint, Level level, List<Move> failedBefore) {
        int capture = captureOf(target, line);
        return new Chased(
                Square.of(target),
                PieceCode.piece(after.board().pieceAt(target)),
                manner,
                capture < 0 ? Optional.of(Square.of(to)) : Optional.of(captorOf(line, capture)),
                joint,
                isRooted(target, line),
                level == Level.EVEN_TRADE,
                PlyJudge.moves(line),
                failedBefore);
    }

    /**
     * 24.17: joint if no strong piece wins the target with all others reduced to blockers; or if the moved piece is not
     * the captor but serves it as screen, or as guard of the captor or the screen (参考图 36, 37). A piece that merely
     * blocks a leg or an eye, or steps out of the way, is no taker (参考图 39, 43).
     */
    private boolean isJoint(int target) {
        for (int captor = 0; captor < Square.COUNT; captor++) {
            if (after.isStrongAttacker(captor) && winsAlone(captor, target)) {
                return captor != to && movedPieceServes(target) && !winsAloneIfStrong(to, target);
            }
        }
        return true;
    }

    private boolean winsAloneIfStrong(int captor, int target) {
        return after.isStrongAttacker(captor) && winsAlone(captor, target);
    }

    private boolean winsAlone(int captor, int target) {
        Scene alone = withoutEvenOffers(after.withOnly(captor));
        return threats.level(alone, target) != Level.NOTHING;
    }

    private Optional<Integer> aloneForks(List<Integer> targets) {
        for (int captor = 0; captor < Square.COUNT; captor++) {
            if (after.isStrongAttacker(captor) && threats.forks(withoutEvenOffers(after.withOnly(captor)), targets)) {
                return Optional.of(captor);
            }
        }
        return Optional.empty();
    }

    private Scene withoutEvenOffers(Scene scene) {
        scene.forbid(threats.contacts(scene).stream()
                .filter(Contact::isEven)
                .mapToInt(Contact::capture)
                .toArray());
        return scene;
    }

    private boolean movedPieceServes(int target) {
        if (!after.isStrongAttacker(to)) {
            return false;
        }
        Board board = after.board();
        for (int captor = 0; captor < Square.COUNT; captor++) {
            if (captor != to
                    && after.isStrongAttacker(captor)
                    && board.attacks(captor, target)
                    && (board.attacks(to, captor) || Screens.involve(board, after.attacker(), captor, target, to))) {
                return true;
            }
        }
        return false;
    }

    private Manner manner(List<Integer> line, int target, boolean offered) {
        if (offered) {
            return Manner.BY_OFFER;
        }
        if (line.isEmpty() || line.get(0) >>> 7 == target) {
            return line.isEmpty() || (line.get(0) & 127) == to ? Manner.DIRECT : Manner.BY_ANOTHER;
        }
        return after.board().isEmpty(line.get(0) >>> 7) ? Manner.BY_CHECKS : Manner.BY_EXCHANGES;
    }

    /** The index in a line of the move that takes the target, or -1. */
    private int captureOf(int target, List<Integer> line) {
        Board board = after.board();
        int id = board.idAt(target);
        int found = -1;
        int played = 0;
        for (int i = 0; i < line.size() && found < 0; i++) {
            int square = line.get(i) >>> 7;
            if (!board.isEmpty(square) && board.idAt(square) == id) {
                found = i;
            }
            board.make(line.get(i));
            played++;
        }
        undo(board, played);
        return found;
    }

    /** Where the piece that makes a move of a line stands now. */
    private Square captorOf(List<Integer> line, int index) {
        int square = line.get(index) & 127;
        for (int i = index - 1; i >= 0; i--) {
            if (line.get(i) >>> 7 == square) {
                square = line.get(i) & 127;
            }
        }
        return Square.of(square);
    }

    private int fallenIn(List<Integer> line, List<Integer> targets) {
        return targets.stream()
                .filter(target -> captureOf(target, line) >= 0)
                .findFirst()
                .orElse(targets.get(0));
    }

    /** 24.15: whether the piece can be retaken, at the moment it falls, by a root that is not false (24.16). */
    private boolean isRooted(int target, List<Integer> line) {
        int capture = captureOf(target, line);
        if (capture < 0) {
            return false;
        }
        Board board = after.board();
        for (int i = 0; i <= capture; i++) {
            board.make(line.get(i));
        }
        boolean rooted = hasRoot(board, line.get(capture) >>> 7);
        undo(board, capture + 1);
        return rooted;
    }

    private boolean hasRoot(Board board, int square) {
        int[] moves = new int[Board.MAX_MOVES];
        int end = board.legalMoves(moves, 0);
        for (int i = 0; i < end; i++) {
            if (moves[i] >>> 7 == square && !isFalseRoot(board, moves[i])) {
                return true;
            }
        }
        return false;
    }

    /**
     * 24.16: retaking that is suicide is not legal and does not come this far. A root that is mated when it retakes is
     * false in 2011 (图 11), unless the mate comes by a second captor on the same point: then it is outnumbered 少根
     * (参考图 34).
     */
    private boolean isFalseRoot(Board board, int retake) {
        if (!rules.matedRootIsFalse()) {
            return false;
        }
        board.make(retake);
        boolean mated = isMatedElsewhere(board, retake >>> 7);
        board.undo();
        return mated;
    }

    private static boolean isMatedElsewhere(Board board, int square) {
        int[] moves = new int[Board.MAX_MOVES];
        int end = board.legalMoves(moves, 0);
        for (int i = 0; i < end; i++) {
            if (moves[i] >>> 7 != square) {
                board.make(moves[i]);
                boolean mate = board.inCheck() && !board.hasLegalMove();
                board.undo();
                if (mate) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The same first capture before the ply, and why it failed then. */
    private List<Move> failedBefore(int target, List<Integer> line, Level level) {
        if (line.isEmpty() || level == Level.NOTHING) {
            return List.of();
        }
        int start = line.get(0) & 127;
        int capture = (start == to ? from : start) | (line.get(0) >>> 7) << 7;
        return PlyJudge.moves(threats.refutation(before, target, level, capture));
    }

    private static void undo(Board board, int plies) {
        for (int i = 0; i < plies; i++) {
            board.undo();
        }
    }
}
