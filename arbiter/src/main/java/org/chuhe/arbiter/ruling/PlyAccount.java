package org.chuhe.arbiter.ruling;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.core.Move;
import org.chuhe.core.Position;

/**
 * A ply of a ruling in the words of one language.
 *
 * @param number counted from 1 in the whole line of play
 * @param found the ply with its nature, articles and evidence
 * @param side who played it
 * @param move the move as {@link LineText} writes it
 * @param nature what it is
 * @param reason why it is that: the end of a sentence
 * @param targets what it is aimed at: the king in check, the pieces chased or watched …
 * @param sentence all of this in one sentence
 * @param proof what would follow if the mover could move again at once, where the nature rests on that
 */
public record PlyAccount(
        int number,
        PlyNature found,
        String side,
        String move,
        String nature,
        String reason,
        List<String> targets,
        String sentence,
        Optional<Proof> proof) {
    public PlyAccount {
        targets = List.copyOf(targets);
    }

    /**
     * The line that a nature rests on.
     *
     * @param start the position after the ply, with the same side to move again
     * @param line the line
     * @param moves the line as {@link LineText} writes it
     */
    public record Proof(Position start, List<Move> line, List<String> moves) {
        public Proof {
            line = List.copyOf(line);
            moves = List.copyOf(moves);
        }
    }
}
