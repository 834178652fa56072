package org.chuhe.engines.play;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.text.Article;
import org.chuhe.text.Translated;

/**
 * A ruling that was given in a game.
 *
 * @param ply after which ply
 * @param position what stood on the board
 * @param consequence what followed
 * @param side whom it concerned
 * @param articles by which articles
 * @param words the ruling in words
 */
public record RuledRepetition(
        int ply,
        Position position,
        Consequence consequence,
        Optional<Side> side,
        List<Article> articles,
        Translated words) {
    public RuledRepetition {
        articles = List.copyOf(articles);
    }
}
