package org.chuhe.engines.protocol;

import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;

/**
 * What a program is asked for a move about: the whole game, every time, so that it knows what has come round.
 *
 * @param start the position before the first move
 * @param moves all moves since
 * @param now the position to move in
 * @param limits how long it may think
 * @param banned legal moves that it must not choose
 * @param drawOffered whether the opponent offers a draw (22.1)
 */
public record SearchRequest(
        Position start, List<Move> moves, Position now, SearchLimits limits, List<Move> banned, boolean drawOffered) {
    public SearchRequest {
        moves = List.copyOf(moves);
        banned = List.copyOf(banned);
    }

    /** A question without bans and offers. */
    public static SearchRequest of(Position start, List<Move> moves, Position now, SearchLimits limits) {
        return new SearchRequest(start, moves, now, limits, List.of(), false);
    }

    public SearchRequest banning(List<Move> moves) {
        return new SearchRequest(start, this.moves, now, limits, moves, drawOffered);
    }

    /** The legal moves that are not banned. */
    public List<Move> allowed() {
        return now.legalMoves().stream().filter(move -> !banned.contains(move)).toList();
    }
}
