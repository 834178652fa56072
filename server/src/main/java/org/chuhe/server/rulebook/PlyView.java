package org.chuhe.server.rulebook;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.core.Side;
import org.jspecify.annotations.Nullable;

/**
 * A ply of a ruling, ready to be shown.
 *
 * @param number counted from 1
 * @param side who played it
 * @param move in the reader's notation
 * @param iccs the move in coordinates
 * @param nature what the arbiter calls it
 * @param printed what the book calls it, where it does
 * @param why the reason in a sentence
 * @param articles the articles that say so
 * @param proof what would follow if the mover could move again at once
 */
public record PlyView(
        int number,
        Side side,
        String move,
        String iccs,
        Nature nature,
        Optional<Nature> printed,
        String why,
        List<LibraryArticle> articles,
        Optional<Proof> proof) {

    /**
     * A line that proves a nature.
     *
     * @param fen the position after the ply, the same side to move again
     * @param moves the line in coordinates
     * @param words the line in the reader's notation
     * @param below the side at the lower edge, where the book says so
     */
    public record Proof(
            String fen,
            List<String> moves,
            String words,
            @Nullable String below) {}
}
