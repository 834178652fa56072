package org.chuhe.arbiter.nature;

import java.util.List;
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
 */
public record PlyNature(
        Side side, Move move, Nature nature, Evidence evidence, List<Article> articles, long positions) {

    public PlyNature {
        articles = List.copyOf(articles);
    }

    /** The same ply, seen otherwise. */
    public PlyNature as(Nature otherNature, Evidence otherEvidence) {
        return new PlyNature(side, move, otherNature, otherEvidence, articles, positions);
    }

    /** How heavily the ply weighs if both sides' play is prohibited. */
    public Gravity gravity() {
        return evidence instanceof Evidence.Chase chase ? chase.gravity() : Gravity.PLAIN;
    }
}
