package org.chuhe.records.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.GameReview;
import org.chuhe.arbiter.claim.LimitReached;
import org.chuhe.arbiter.claim.PendingPosition;
import org.chuhe.arbiter.claim.Recurrence;
import org.chuhe.core.Names;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.records.format.Defect;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.MoveHash;
import org.chuhe.records.read.ReadGame;
import org.chuhe.text.Message;
import org.chuhe.text.Result;

/**
 * Audits single games: a pure function, safe for use by several threads at once.
 *
 * <p>It counts and judges nothing itself: what repeats and when the natural move limit is reached is what
 * {@link Arbiter#review} finds in the same game.
 */
public final class GameAudit {
    private final Arbiter deciding;
    private final List<Arbiter> heard;

    /**
     * An audit under one edition or several.
     *
     * @param editions the first one decides; on what it finds the others are heard too
     */
    public GameAudit(List<Arbiter> editions) {
        deciding = editions.get(0);
        heard = List.copyOf(editions.subList(1, editions.size()));
    }

    /**
     * An audit under one edition or several, each with its own thresholds.
     *
     * @param nodes how many positions the arbiter may search for one ply
     */
    public static GameAudit under(List<RuleBook> books, long nodes) {
        return new GameAudit(
                books.stream().map(book -> Arbiter.of(book).withNodes(nodes)).toList());
    }

    public AuditedGame audit(ReadGame read) {
        List<AuditFinding> findings = new ArrayList<>(2);
        GameRecord game = read.game();
        for (Defect defect : read.defects()) {
            findings.add(ofDefect(game, defect));
        }
        if (lacksGeneral(game)) {
            return new AuditedGame(read, findings, hash(game));
        }
        MoveSequence played = game.sequence();
        GameReview review = deciding.review(played);
        review.pending().forEach(each -> findings.add(repetition(played, each)));
        review.limitReached().ifPresent(reached -> findings.add(limit(played, reached)));
        if (read.isWhole()) {
            review.pendingAtTheEnd()
                    .filter(each -> goesAgainst(game.result(), each))
                    .ifPresent(each -> findings.add(againstRuling(game.result(), played, each)));
            result(game.result(), played, findings);
        }
        return new AuditedGame(read, findings, hash(game));
    }

    /** A composition in which nobody can be mated: no rule on repetitions or results applies. */
    private static boolean lacksGeneral(GameRecord game) {
        return game.start().king(Side.RED).isEmpty()
                || game.start().king(Side.BLACK).isEmpty();
    }

    private static AuditFinding ofDefect(GameRecord game, Defect defect) {
        FindingKind kind = switch (defect.kind()) {
            case ILLEGAL_MOVE -> FindingKind.ILLEGAL_MOVE;
            case UNREADABLE_MOVE -> FindingKind.UNREADABLE_MOVE;
            case LEFT_OUT -> FindingKind.LEFT_OUT;
            default -> defect.kind().isRepaired() ? FindingKind.REPAIRED : FindingKind.DAMAGED;
        };
        boolean inGame = kind == FindingKind.ILLEGAL_MOVE || kind == FindingKind.UNREADABLE_MOVE;
        Optional<Position> position = inGame ? Optional.of(game.finalPosition()) : Optional.empty();
        return AuditFinding.of(kind, defect.ply(), position, defect.message());
    }

    /** The hash of the moves, by which duplicates are found; 0 for a game too short for that. */
    private static long hash(GameRecord game) {
        return game.plies() < MoveHash.SHORTEST_TO_COMPARE ? 0 : MoveHash.of(game);
    }

    private AuditFinding repetition(MoveSequence game, PendingPosition pending) {
        Recurrence recurrence = pending.recurrence();
        int ply = recurrence.claimablePly();
        String key = switch (recurrence.basis()) {
            case TIMES_ROUND -> "repetition.round";
            case ROUNDS_ON_MANY_POINTS -> "repetition.points";
        };
        Message words =
                AuditTexts.message(key, recurrence.firstPly(), recurrence.lastPly(), ply, rulings(game, pending));
        return new AuditFinding(
                FindingKind.REPETITION, ply, Optional.of(game.upTo(ply).position()), words, Optional.of(pending));
    }

    /** What a claim leads to, first under the edition that decides, then under those that are heard. */
    private Message rulings(MoveSequence game, PendingPosition pending) {
        Message words = ruling(deciding, pending.ruling());
        MoveSequence claimable = game.upTo(pending.recurrence().claimablePly());
        for (Arbiter other : heard) {
            words = AuditTexts.message("rulings", words, ruling(other, other.claimRepetition(claimable)));
        }
        return words;
    }

    private static Message ruling(Arbiter arbiter, ClaimRuling answer) {
        return AuditTexts.message("ruling", arbiter.book().id(), answer.words(), RuleBooks.cite(answer.articles()));
    }

    private static AuditFinding limit(MoveSequence game, LimitReached reached) {
        List<Message> claimants = reached.claimants().stream().map(Names::of).toList();
        return AuditFinding.of(
                FindingKind.NATURAL_LIMIT,
                reached.ply(),
                Optional.of(game.upTo(reached.ply()).position()),
                AuditTexts.message("natural.limit", reached.ply(), claimants, reached.words()));
    }

    private static boolean goesAgainst(Result result, PendingPosition pending) {
        return pending.blamed().map(Side::wins).filter(result::equals).isPresent();
    }

    private AuditFinding againstRuling(Result result, MoveSequence game, PendingPosition pending) {
        int ply = pending.recurrence().claimablePly();
        Message words =
                AuditTexts.message("result.against.ruling", result.inRecords(), ruling(deciding, pending.ruling()));
        return new AuditFinding(
                FindingKind.RESULT_AGAINST_RULING,
                ply,
                Optional.of(game.upTo(ply).position()),
                words,
                Optional.of(pending));
    }

    /** Mate and stalemate lose (2011 rules, 4.1.1 and 4.1.2). */
    private static void result(Result result, MoveSequence game, List<AuditFinding> findings) {
        if (game.ply() == 0 || result == Result.NONE) {
            return;
        }
        Position last = game.position();
        Side loser = last.sideToMove();
        boolean mate = last.isCheckmate();
        boolean over = mate || last.isStalemate();
        if (!over || result == loser.opponent().wins()) {
            return;
        }
        String key = mate ? "wrong.result.mate." : "wrong.result.stalemate.";
        findings.add(AuditFinding.of(
                FindingKind.WRONG_RESULT,
                game.ply(),
                Optional.of(last),
                AuditTexts.message(key + loser.code(), result.inRecords())));
    }
}
