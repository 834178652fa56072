package org.chuhe.arbiter;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.RestsOn;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Thresholds;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.GameReview;
import org.chuhe.arbiter.claim.LimitReached;
import org.chuhe.arbiter.claim.LineRuling;
import org.chuhe.arbiter.claim.MoveLimit;
import org.chuhe.arbiter.claim.Outlook;
import org.chuhe.arbiter.claim.Recurrence;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.arbiter.threat.ProofTable;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.PositionFlaw;
import org.chuhe.core.Side;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.core.sequence.MoveSequence;
import org.jspecify.annotations.Nullable;

/**
 * An arbiter who knows one edition of the rules: he rules on a repetition, reviews the record of a game, and answers
 * claims in a running one (2011 rules, 22.2 and 23). An event may change the thresholds, never the consequences.
 *
 * <pre>{@code
 * Arbiter arbiter = Arbiter.of(RuleBooks.CXA_2020);
 * Position position = Fen.read("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w");
 * MoveSequence game = MoveSequence.of(position).play("车四平五").play("将5平6").play("车五平四").play("将6平5");
 * Ruling ruling = arbiter.judge(game).ruling();
 * ruling.verdict();                            // RED_MUST_VARY
 * ruling.account(Locale.CHINESE).text();       // why, ply by ply
 * arbiter.review(game).pending();              // where a ruling could have been asked for, and what it is
 * arbiter.due(game);                           // can a ruling be asked for now? Not yet
 * arbiter.outlook(game);                       // after eight more plies, if play goes on so
 * arbiter.claimRepetition(game);               // what a claim of a repetition leads to
 * arbiter.claimMoveLimit(game, Side.RED);      // what Red's claim of the natural move limit leads to
 * }</pre>
 */
public final class Arbiter {
    /**
     * How many positions are searched for one ply unless said otherwise, ten times what the hardest of 5,000 real cycles
     * needs. It runs out only where several pieces check a bare king for ever.
     */
    public static final long DEFAULT_NODES = 400_000;

    private final RuleBook book;
    private final Thresholds thresholds;
    private final long nodes;
    private final long nodesInAll;
    private final @Nullable RepetitionJudge elsewhere;

    private Arbiter(
            RuleBook book, Thresholds thresholds, long nodes, long nodesInAll, @Nullable RepetitionJudge elsewhere) {
        if (nodes <= 0 || nodesInAll <= 0) {
            throw new IllegalArgumentException("a budget is positive, not " + Math.min(nodes, nodesInAll));
        }
        this.book = book;
        this.thresholds = thresholds;
        this.nodes = nodes;
        this.nodesInAll = nodesInAll;
        this.elsewhere = elsewhere;
    }

    /** An arbiter with the edition's own thresholds. */
    public static Arbiter of(RuleBook book) {
        return new Arbiter(book, book.thresholds(), DEFAULT_NODES, Long.MAX_VALUE, null);
    }

    /** The edition. */
    public RuleBook book() {
        return book;
    }

    /** From when on something can be claimed. */
    public Thresholds thresholds() {
        return thresholds;
    }

    /** The same arbiter with the thresholds of an event. */
    public Arbiter withThresholds(Thresholds thresholds) {
        return new Arbiter(book, thresholds, nodes, nodesInAll, elsewhere);
    }

    /** The same arbiter with another budget: positions searched for one ply. */
    public Arbiter withNodes(long nodes) {
        return new Arbiter(book, thresholds, nodes, nodesInAll, elsewhere);
    }

    /**
     * The same arbiter with a limit for a cycle as a whole, of which every ply may use an even share: a long cycle then
     * takes no longer than a short one. The same cycle is judged alike on every machine, which a clock would not promise.
     */
    public Arbiter withNodesInAll(long nodesInAll) {
        return new Arbiter(book, thresholds, nodes, nodesInAll, elsewhere);
    }

    /** The same arbiter, who counts himself but has moves that have come round judged elsewhere. */
    public Arbiter asking(RepetitionJudge judge) {
        return new Arbiter(book, thresholds, nodes, nodesInAll, judge);
    }

    /**
     * Rules on the repetition in a game: on what can be claimed after the last ply, if something can; otherwise on the last
     * cycle, as it would be ruled on if it went on.
     *
     * @throws RulingException if nothing is repeated, or the position is impossible
     */
    public LineRuling judge(MoveSequence game) {
        requirePlayable(game.start());
        Optional<ClaimRuling> claim = ruling(game);
        Ruling ruling = claim.flatMap(ClaimRuling::proof)
                .or(() -> Cycle.last(game).flatMap(this::rule))
                .orElseThrow(() -> RulingException.nothingRepeated(game.ply()));
        return new LineRuling(ruling, outlook(game), claim, moveLimit(game));
    }

    /** Rules on a cycle. */
    public Ruling judge(Cycle cycle) {
        long share = Math.max(1, nodesInAll / cycle.length());
        ProofTable proofs = new ProofTable();
        List<PlyNature> plies = book.natures(cycle, Math.min(nodes, share), proofs);
        Decision decision = book.decide(cycle, plies);
        return new Ruling(book, cycle, plies, decision, restsOn(cycle, plies, decision, share, proofs));
    }

    /** All other answers together may search as much again as the ruling itself. */
    private List<RestsOn> restsOn(
            Cycle cycle, List<PlyNature> plies, Decision decision, long share, ProofTable proofs) {
        Set<Interpretation> consulted = new HashSet<>();
        plies.forEach(ply -> consulted.addAll(ply.consulted()));
        return consulted.isEmpty() || decision.verdict() == Verdict.UNDECIDED
                ? List.of()
                : book.restsOn(cycle, plies, decision, Math.min(nodes, Math.max(1, share / consulted.size())), proofs);
    }

    private Optional<Ruling> rule(Cycle cycle) {
        return elsewhere == null ? Optional.of(judge(cycle)) : elsewhere.rule(book, cycle);
    }

    /** What is to be found in the record of a game, which may still go on. */
    public GameReview review(MoveSequence game) {
        return Review.of(this, game);
    }

    /** What can be ruled on after the last ply; empty if nothing can. */
    public Optional<Recurrence> due(MoveSequence game) {
        return new Recurrences(thresholds, game)
                .due()
                .filter(recurrence -> book.judgesSeries() || recurrence.cycle().closes(game.position()));
    }

    /**
     * When a ruling can be asked for if play goes on round; empty if the present position is new. It is found by playing
     * on, so that nothing is counted but by {@link #due}: one more time round for each that is missing is the most.
     */
    public Optional<Outlook> outlook(MoveSequence game) {
        if (game.occurrence() == 1) {
            return Optional.empty();
        }
        int period = game.earlierOccurrences().get(0);
        List<Move> round = game.movesAfter(game.ply() - period);
        MoveSequence ahead = game;
        Optional<Recurrence> due = due(game);
        while (due.isEmpty()) {
            ahead = ahead.play(round.get((ahead.ply() - game.ply()) % period));
            due = due(ahead);
        }
        int left = ahead.ply() - game.ply();
        return due.map(recurrence -> new Outlook(game.occurrence(), left, recurrence));
    }

    /** How far the game is from the natural move limit. */
    public MoveLimit moveLimit(MoveSequence game) {
        return MoveLimit.in(game, thresholds);
    }

    /** The answer to a claim on what can be ruled on (23.5). */
    public ClaimRuling rule(Recurrence recurrence) {
        return ruled(recurrence, rule(recurrence.cycle()));
    }

    /** The same with the ruling of another judge; undecided if he has left it to a human arbiter. */
    public ClaimRuling ruled(Recurrence recurrence, Optional<Ruling> ruling) {
        return ruling.map(given -> ClaimRuling.of(recurrence, given))
                .orElseGet(() -> ClaimRuling.undecided(book, recurrence));
    }

    private Optional<ClaimRuling> ruling(MoveSequence game) {
        return due(game).map(this::rule);
    }

    /** The answer to a player who asks, after the last ply, for a ruling on the repetition (23). */
    public ClaimRuling claimRepetition(MoveSequence game) {
        return claimRepetition(game, ruling(game));
    }

    /** The same where it is known how what is {@link #due} is ruled on, if anything is. */
    public ClaimRuling claimRepetition(MoveSequence game, Optional<ClaimRuling> repetition) {
        return repetition.orElseGet(() -> ClaimRuling.notAccepted(book, outlook(game)));
    }

    /**
     * The answer to a side that claims a draw by the natural move limit after the last ply (22.2).
     *
     * <p>Which comes first, the limit or a repetition? The repetition, if the claimant is the one who must vary: a side
     * may not reach the limit by what is forbidden to it. Perpetual check is allowed in no circumstances (25.1), and
     * that of the claimant's checks only ten count is the same thought. So a perpetual checker who claims the limit is
     * ruled on under 23.5 instead. If it is the opponent who must vary, the claimant has chosen the draw and gets it.
     */
    public ClaimRuling claimMoveLimit(MoveSequence game, Side claimant) {
        boolean reached = moveLimit(game).isReachedFor(claimant);
        return claimMoveLimit(game, claimant, reached ? ruling(game) : Optional.empty());
    }

    /** The same where it is known how what is {@link #due} is ruled on, if anything is; it matters only once the limit is reached. */
    public ClaimRuling claimMoveLimit(MoveSequence game, Side claimant, Optional<ClaimRuling> repetition) {
        return repetition
                .filter(ruling -> ruling.side().equals(Optional.of(claimant)))
                .orElseGet(() -> ClaimRuling.ofLimit(book, moveLimit(game), claimant));
    }

    /** Who can claim the draw by the natural move limit after the last ply; empty if no side can. */
    Optional<LimitReached> limitReached(MoveSequence game) {
        if (game.quietPlies() < 2 * thresholds.quietRounds()) {
            return Optional.empty();
        }
        MoveLimit limit = moveLimit(game);
        if (!limit.isReachedFor(Side.RED) && !limit.isReachedFor(Side.BLACK)) {
            return Optional.empty();
        }
        Optional<Side> mustVary = ruling(game).flatMap(ClaimRuling::side);
        List<Side> claimants = Arrays.stream(Side.values())
                .filter(side -> limit.isReachedFor(side) && !mustVary.equals(Optional.of(side)))
                .toList();
        return claimants.isEmpty() ? Optional.empty() : Optional.of(new LimitReached(game.ply(), claimants, limit));
    }

    /**
     * Reads the moves that are to be ruled on, in any notation: a text each, or all in one text.
     *
     * @throws RulingException if the position is impossible, or if no game can reach it and the moves do not fit it: then the
     *     position is probably wrong, and not the moves
     * @throws NotationException if a move cannot be read or played
     */
    public static MoveSequence readMoves(Position position, List<String> texts) {
        requirePlayable(position);
        try {
            List<Move> moves = texts.size() == 1
                    ? MoveReader.readAll(position, texts.get(0))
                    : MoveReader.readAll(position, texts);
            return MoveSequence.ofLegal(position, moves);
        } catch (NotationException e) {
            throw position.flaws().stream()
                    .findFirst()
                    .<IllegalArgumentException>map(flaw -> RulingException.unreachable(flaw.message(), e.message()))
                    .orElse(e);
        }
    }

    private static void requirePlayable(Position position) {
        for (PositionFlaw flaw : position.flaws()) {
            // Compositions may break the other limits and can still be played.
            if (flaw.problem().preventsPlay()) {
                throw RulingException.impossible(position, flaw.message());
            }
        }
    }
}
