package org.chuhe.server.rulebook;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.text.Translated;

/**
 * A figure 图 of an edition: a position and a cycle of moves, with what the book says about them.
 *
 * @param id e.g. {@code cxa2020-fig-06}
 * @param edition the edition's id
 * @param number as printed, e.g. 图6, 参考图8; variations share their figure's number
 * @param label the number for readers
 * @param note what distinguishes a variation, or what was added to close the cycle
 * @param articles the articles for which the book prints it
 * @param position where the cycle begins
 * @param moves the cycle, once
 * @param natures what the book calls each ply; empty where it prints none
 * @param inferred the plies, counted from 1, whose nature the book leaves to the reader
 * @param verdict who must vary, according to the book
 * @param decidedBy the articles that the arbiter's ruling rests on
 */
public record Figure(
        String id,
        String edition,
        String number,
        Translated label,
        Optional<Translated> note,
        List<String> articles,
        Position position,
        List<Move> moves,
        List<Nature> natures,
        Set<Integer> inferred,
        Verdict verdict,
        List<String> decidedBy) {

    public Figure {
        articles = List.copyOf(articles);
        moves = List.copyOf(moves);
        natures = List.copyOf(natures);
        inferred = Set.copyOf(inferred);
        decidedBy = List.copyOf(decidedBy);
    }

    /** The nature that the book prints for a ply counted from 0; none where it is silent or leaves it to the reader. */
    public Optional<Nature> printed(int ply) {
        return natures.isEmpty() || inferred.contains(ply + 1) ? Optional.empty() : Optional.of(natures.get(ply));
    }

    /** The side at the lower edge of the board: the one that moves first (1957, 2.1). */
    public Side below() {
        return RuleBooks.byId(edition).orElseThrow().firstToMove();
    }

    /** Whether another figure shows the same play. */
    public boolean shows(Figure other) {
        return position.equals(other.position) && moves.equals(other.moves);
    }
}
