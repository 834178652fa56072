package org.chuhe.engines.filter;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.NotationException;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.engines.protocol.RankDialect;

/**
 * The game that a {@code position} line tells. How its moves count the ranks is found out from the moves themselves: what is
 * legal only one way was meant so.
 *
 * @param played the position before the first move, and the moves
 * @param ranks how they are spelled; empty if there are none, or nothing tells
 */
record UciGame(MoveSequence played, Optional<RankDialect> ranks) {
    /** The game before anything was said. */
    static final UciGame NEW = new UciGame(MoveSequence.of(Position.START), Optional.empty());

    /**
     * Reads a line; empty if it tells no game that can be played on.
     *
     * @param likely how moves are probably spelled
     */
    static Optional<UciGame> read(String line, RankDialect likely) {
        String[] words = line.strip().split("\\s+");
        int at = Arrays.asList(words).indexOf("moves");
        int end = at < 0 ? words.length : at;
        Position start;
        try {
            if (words.length > 1 && words[1].equals("startpos")) {
                start = Position.START;
            } else if (words.length > 2 && words[1].equals("fen")) {
                start = Fen.read(String.join(" ", Arrays.copyOfRange(words, 2, end)));
            } else {
                return Optional.empty();
            }
        } catch (NotationException e) {
            return Optional.empty();
        }
        List<String> spelled = at < 0 ? List.of() : List.of(words).subList(at + 1, words.length);
        if (spelled.isEmpty()) {
            return Optional.of(new UciGame(MoveSequence.of(start), Optional.empty()));
        }
        RankDialect other = likely == RankDialect.FROM_ZERO ? RankDialect.FROM_ONE : RankDialect.FROM_ZERO;
        return play(start, spelled, likely).or(() -> play(start, spelled, other));
    }

    private static Optional<UciGame> play(Position start, List<String> spelled, RankDialect ranks) {
        MoveSequence played = MoveSequence.of(start);
        for (String text : spelled) {
            Optional<Move> move = ranks.read(text);
            if (move.isEmpty() || !played.position().isLegal(move.get())) {
                return Optional.empty();
            }
            played = played.play(move.get());
        }
        return Optional.of(new UciGame(played, Optional.of(ranks)));
    }

    /** The position that the moves lead to. */
    Position now() {
        return played.position();
    }
}
