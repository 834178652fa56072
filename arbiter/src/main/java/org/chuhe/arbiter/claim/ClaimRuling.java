package org.chuhe.arbiter.claim;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Side;
import org.chuhe.text.Article;
import org.chuhe.text.Message;

/**
 * What the rules answer to a claim.
 *
 * @param consequence what happens
 * @param side whom it concerns: who loses, must vary, or has claimed wrongly
 * @param articles the articles that say so
 * @param words the answer in words
 * @param proof the nature of every move, where moves were judged
 */
public record ClaimRuling(
        Consequence consequence, Optional<Side> side, List<Article> articles, Message words, Optional<Ruling> proof) {
    public ClaimRuling {
        articles = List.copyOf(articles);
        if (consequence.namesSide() != side.isPresent()) {
            throw new IllegalArgumentException(consequence + " with side " + side);
        }
    }

    /** An answer that rests on counting alone. */
    public static ClaimRuling counted(
            Consequence consequence, Optional<Side> side, List<Article> articles, Message words) {
        return new ClaimRuling(consequence, side, articles, words, Optional.empty());
    }

    /** Whether it goes against a side: it has lost, or must vary. */
    public boolean isAgainst(Side mover) {
        boolean strict = consequence == Consequence.LOSS || consequence == Consequence.MUST_VARY;
        return strict && side.equals(Optional.of(mover));
    }
}
