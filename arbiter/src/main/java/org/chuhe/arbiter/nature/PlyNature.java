package org.chuhe.arbiter.nature;

import java.util.List;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.text.Article;

/**
 * A ply with its nature.
 *
 * @param side who played it
 * @param move the ply
 * @param nature what it is
 * @param evidence how that is known
 * @param articles the articles of the edition that say so
 * @param positions how many positions were searched
 * @param consulted the open questions on whose answers something depended, be it only on the way
 */
public record PlyNature(
        Side side,
        Move move,
        Nature nature,
        Evidence evidence,
        List<Article> articles,
        long positions,
        List<Interpretation> consulted) {

    public PlyNature {
        articles = List.copyOf(articles);
        consulted = List.copyOf(consulted);
    }

    /** A ply about which no open question was asked. */
    public PlyNature(Side side, Move move, Nature nature, Evidence evidence, List<Article> articles, long positions) {
        this(side, move, nature, evidence, articles, positions, List.of());
    }

    /** The same with the open questions that were asked. */
    public PlyNature consulting(List<Interpretation> interpretations) {
        return new PlyNature(side, move, nature, evidence, articles, positions, interpretations);
    }

    /** How heavily the ply weighs if both sides' play is prohibited. */
    public Gravity gravity() {
        return evidence instanceof Evidence.Chase chase ? chase.gravity() : Gravity.PLAIN;
    }
}
