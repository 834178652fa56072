package org.chuhe.engines.filter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.MoveHistory;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.NotationException;
import org.chuhe.engines.protocol.RankDialect;

/**
 * The game that a {@code position} line tells. How its moves count the ranks is found out from the moves themselves: what is
 * legal only one way was meant so.
 *
 * @param start the position before the first move
 * @param moves the moves
 * @param now the position they lead to
 * @param ranks how they are spelled; empty if there are none, or nothing tells
 */
record UciGame(Position start, List<Move> moves, Position now, Optional<RankDialect> ranks) {
    /** The game before anything was said. */
    static final UciGame NEW = new UciGame(Position.START, List.of(), Position.START, Optional.empty());

    UciGame {
        moves = List.copyOf(moves);
    }

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
            return Optional.of(new UciGame(start, List.of(), start, Optional.empty()));
        }
        RankDialect other = likely == RankDialect.FROM_ZERO ? RankDialect.FROM_ONE : RankDialect.FROM_ZERO;
        return play(start, spelled, likely).or(() -> play(start, spelled, other));
    }

    private static Optional<UciGame> play(Position start, List<String> spelled, RankDialect ranks) {
        List<Move> moves = new ArrayList<>();
        Position now = start;
        for (String text : spelled) {
            Optional<Move> move = ranks.read(text);
            if (move.isEmpty() || !now.isLegal(move.get())) {
                return Optional.empty();
            }
            moves.add(move.get());
            now = now.play(move.get());
        }
        return Optional.of(new UciGame(start, moves, now, Optional.of(ranks)));
    }

    MoveHistory history() {
        return MoveHistory.of(start, moves);
    }
}
