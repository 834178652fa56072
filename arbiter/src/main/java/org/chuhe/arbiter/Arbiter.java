package org.chuhe.arbiter;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.RestsOn;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.repetition.Repetition;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.PositionFlaw;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;

/**
 * An arbiter who knows one edition of the rules.
 *
 * <pre>{@code
 * Position position = Fen.read("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w");
 * List<Move> moves = MoveReader.readAll(position, "车四平五 将5平6 车五平四 将6平5");
 * Ruling ruling = Arbiter.of(RuleBooks.CXA_2020).judge(position, moves);
 * ruling.verdict();                         // RED_MUST_VARY
 * ruling.account(Locale.CHINESE).text();    // why, ply by ply
 * }</pre>
 */
public final class Arbiter {
    /**
     * How many positions are searched for one ply unless said otherwise, ten times what the hardest of 5,000 real cycles
     * needs. It runs out only where several pieces check a bare king for ever.
     */
    public static final long DEFAULT_NODES = 400_000;

    private final RuleBook book;
    private final long nodes;
    private final long nodesInAll;

    private Arbiter(RuleBook book, long nodes, long nodesInAll) {
        if (nodes <= 0 || nodesInAll <= 0) {
            throw new IllegalArgumentException("a budget is positive, not " + Math.min(nodes, nodesInAll));
        }
        this.book = book;
        this.nodes = nodes;
        this.nodesInAll = nodesInAll;
    }

    public static Arbiter of(RuleBook book) {
        return new Arbiter(book, DEFAULT_NODES, Long.MAX_VALUE);
    }

    /** The edition. */
    public RuleBook book() {
        return book;
    }

    /** The same arbiter with another budget: positions searched for one ply. */
    public Arbiter withNodes(long nodes) {
        return new Arbiter(book, nodes, nodesInAll);
    }

    /**
     * The same arbiter with a limit for a cycle as a whole, of which every ply may use an even share: a long cycle then
     * takes no longer than a short one. The same cycle is judged alike on every machine, which a clock would not promise.
     */
    public Arbiter withNodesInAll(long nodesInAll) {
        return new Arbiter(book, nodes, nodesInAll);
    }

    /**
     * Rules on the last cycle in a line of play. What of longer play can be claimed, {@link org.chuhe.arbiter.claim.Claims}
     * knows.
     *
     * @throws RulingException if the moves are not legal, or repeat nothing, or the position is impossible
     */
    public Ruling judge(Position position, List<Move> moves) {
        requirePlayed(position, moves);
        Cycle cycle = Repetition.lastCycle(position, moves).orElseThrow(() -> RulingException.nothingRepeated(moves));
        return judge(cycle);
    }

    /** Rules on a cycle. */
    public Ruling judge(Cycle cycle) {
        long share = Math.max(1, nodesInAll / cycle.length());
        List<PlyNature> plies = book.natures(cycle, Math.min(nodes, share));
        Decision decision = book.decide(cycle, plies);
        return new Ruling(book, cycle, plies, decision, restsOn(cycle, plies, decision, share));
    }

    /** All other answers together may search as much again as the ruling itself. */
    private List<RestsOn> restsOn(Cycle cycle, List<PlyNature> plies, Decision decision, long share) {
        Set<Interpretation> consulted = new HashSet<>();
        plies.forEach(ply -> consulted.addAll(ply.consulted()));
        return consulted.isEmpty() || decision.verdict() == Verdict.UNDECIDED
                ? List.of()
                : book.restsOn(cycle, plies, decision, Math.min(nodes, Math.max(1, share / consulted.size())));
    }

    /**
     * Reads the moves that are to be ruled on, in any notation: a text each, or all in one text.
     *
     * @throws RulingException if the position is impossible, or if no game can reach it and the moves do not fit it: then the
     *     position is probably wrong, and not the moves
     * @throws NotationException if a move cannot be read or played
     */
    public static List<Move> readMoves(Position position, List<String> texts) {
        requirePlayable(position);
        try {
            return texts.size() == 1 ? MoveReader.readAll(position, texts.get(0)) : MoveReader.readAll(position, texts);
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

    /**
     * The position after a line of play.
     *
     * @throws RulingException if the moves are not legal, or the position is impossible
     */
    public static Position requirePlayed(Position position, List<Move> moves) {
        requirePlayable(position);
        Position current = position;
        for (int ply = 1; ply <= moves.size(); ply++) {
            Move move = moves.get(ply - 1);
            if (!current.isLegal(move)) {
                throw RulingException.illegal(current, move, ply);
            }
            current = current.play(move);
        }
        return current;
    }
}
