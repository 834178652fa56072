package org.chuhe.records.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.ReadGame;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.GameResult;
import org.chuhe.records.model.Line;
import org.chuhe.text.Message;

/**
 * Audits single games: a pure function, safe for use by several threads at once if the ruling is.
 *
 * <p>Every repetition is reported once a game, where the position occurs for the third time.
 */
public final class GameAudit {
    /** 60 rounds (2011 rules, 4.2.4). */
    public static final int NATURAL_LIMIT_PLIES = 120;

    /** Shorter games agree by chance. */
    private static final int SHORTEST_TO_COMPARE = 12;

    private final RepetitionRuling ruling;

    public GameAudit(RepetitionRuling ruling) {
        this.ruling = ruling;
    }

    public AuditedGame audit(ReadGame read) {
        List<Finding> findings = new ArrayList<>(2);
        GameRecord game = read.game();
        for (Defect defect : read.defects()) {
            findings.add(ofDefect(game, defect));
        }
        long hash = replay(game, read.isWhole(), findings);
        return new AuditedGame(read, findings, game.plies() >= SHORTEST_TO_COMPARE ? hash : 0);
    }

    private static Finding ofDefect(GameRecord game, Defect defect) {
        FindingKind kind = switch (defect.kind()) {
            case ILLEGAL_MOVE -> FindingKind.ILLEGAL_MOVE;
            case UNREADABLE_MOVE -> FindingKind.UNREADABLE_MOVE;
            default -> defect.kind().isRepaired() ? FindingKind.REPAIRED : FindingKind.DAMAGED;
        };
        boolean inGame = kind == FindingKind.ILLEGAL_MOVE || kind == FindingKind.UNREADABLE_MOVE;
        Optional<Position> position = inGame ? Optional.of(game.finalPosition()) : Optional.empty();
        return new Finding(kind, defect.ply(), position, defect.message());
    }

    /** Plays the game once, looking at everything that needs the moves; returns the hash of the moves. */
    private long replay(GameRecord game, boolean whole, List<Finding> findings) {
        Line line = game.mainLine();
        Board board = game.start().toBoard();
        int plies = line.length();
        long[] hashes = new long[plies + 1];
        boolean[] checks = new boolean[plies + 1];
        hashes[0] = board.hash();
        long hash = mix(board.hash());
        int lastCapture = 0;
        boolean repeated = false;
        boolean limit = false;
        for (int ply = 1; ply <= plies; ply++) {
            int code = line.code(ply);
            if (!board.isEmpty(MoveCode.to(code))) {
                lastCapture = ply;
            }
            board.make(code);
            hash = mix(hash ^ code);
            hashes[ply] = board.hash();
            checks[ply] = board.inCheck();
            if (!repeated) {
                int previous = thirdOccurrence(hashes, ply, lastCapture);
                if (previous >= 0) {
                    repeated = true;
                    repetition(game, ply, previous, checks, findings);
                }
            }
            if (!limit && board.quietPlies() > NATURAL_LIMIT_PLIES) {
                limit = true;
                findings.add(new Finding(
                        FindingKind.NATURAL_LIMIT,
                        ply,
                        Optional.of(Position.of(board, 1)),
                        AuditTexts.message("natural.limit", ply, NATURAL_LIMIT_PLIES / 2)));
            }
        }
        if (whole) {
            result(game, board, findings);
        }
        return hash;
    }

    /** The ply of the second occurrence if the position at this ply occurs for the third time, else -1. */
    private static int thirdOccurrence(long[] hashes, int ply, int lastCapture) {
        int second = -1;
        for (int i = ply - 4; i >= lastCapture; i -= 2) {
            if (hashes[i] == hashes[ply]) {
                if (second >= 0) {
                    return second;
                }
                second = i;
            }
        }
        return -1;
    }

    private void repetition(GameRecord game, int ply, int previous, boolean[] checks, List<Finding> findings) {
        boolean[] all = {true, true};
        for (int i = previous + 1; i <= ply; i++) {
            int mover = (i - 1 + game.start().sideToMove().ordinal()) % 2;
            all[mover] &= checks[i];
        }
        List<Move> moves = game.mainLine().moves().subList(0, ply);
        Repetition repetition = new Repetition(game.start(), moves, previous + 1, all[0], all[1]);
        RepetitionRuling.Answer answer = ruling.rule(repetition);
        Optional<Position> position = Optional.of(game.positionAfter(ply));
        Message words = AuditTexts.message("repetition", ply, repetition.length(), answer.words());
        findings.add(new Finding(FindingKind.REPETITION, ply, position, words));
        boolean endsHere = goesOnInTheCycle(game.mainLine(), ply, repetition.length());
        Optional<Side> mustVary = answer.mustVary();
        if (endsHere && mustVary.isPresent() && goesAgainst(game.result(), mustVary.get())) {
            findings.add(new Finding(
                    FindingKind.RESULT_AGAINST_RULING,
                    ply,
                    position,
                    AuditTexts.message("result.against.ruling", game.result().text(), answer.words())));
        }
    }

    /** Whether everything after a ply only repeats the cycle that ended there. */
    private static boolean goesOnInTheCycle(Line line, int ply, int length) {
        for (int i = ply + 1; i <= line.length(); i++) {
            if (line.code(i) != line.code(i - length)) {
                return false;
            }
        }
        return true;
    }

    private static boolean goesAgainst(GameResult result, Side mustVary) {
        return result == GameResult.winFor(mustVary);
    }

    /** Mate and stalemate lose (2011 rules, 4.1.1 and 4.1.2). */
    private static void result(GameRecord game, Board board, List<Finding> findings) {
        if (game.plies() == 0 || game.result() == GameResult.UNKNOWN || board.hasLegalMove()) {
            return;
        }
        Side loser = board.side() == PieceCode.RED ? Side.RED : Side.BLACK;
        if (game.result() != GameResult.winFor(loser.opponent())) {
            String key = board.inCheck() ? "wrong.result.mate." : "wrong.result.stalemate.";
            findings.add(new Finding(
                    FindingKind.WRONG_RESULT,
                    game.plies(),
                    Optional.of(Position.of(board, 1)),
                    AuditTexts.message(
                            key + (loser == Side.RED ? "red" : "black"),
                            game.result().text())));
        }
    }

    /** SplitMix64's finisher. */
    private static long mix(long value) {
        long z = value + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
