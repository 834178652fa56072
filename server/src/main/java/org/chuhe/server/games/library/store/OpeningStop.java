package org.chuhe.server.games.library.store;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.records.model.GameRecord;

/**
 * A position that a game came by in its opening, and the move it went on with.
 *
 * @param position the number of a {@link PositionKey}
 * @param move the move as it is stored: seen in the image that has the number, with {@link #OTHER_IMAGE} if the game had the
 *     other one; {@link #NONE} if the game ended there
 */
record OpeningStop(long position, int move) {
    /** Positions after more plies than this are not found: twenty rounds are where openings end. */
    static final int PLIES = 40;

    static final int NONE = 0;
    static final int OTHER_IMAGE = 1 << 14;

    /** The positions of a game, each once, where the game first came by. */
    static List<OpeningStop> of(GameRecord game) {
        List<OpeningStop> stops = new ArrayList<>(PLIES + 1);
        Set<Long> seen = new HashSet<>();
        Board board = game.start().toBoard();
        Board mirror = game.start().mirrored().toBoard();
        int last = Math.min(PLIES, game.plies());
        for (int ply = 0; ply <= last; ply++) {
            PositionKey key = PositionKey.of(board.hash(), mirror.hash());
            int image = key.mirrored() ? OTHER_IMAGE : 0;
            if (ply == game.plies()) {
                add(stops, seen, key.number(), image | NONE);
                break;
            }
            Move move = game.mainLine().move(ply + 1);
            add(stops, seen, key.number(), image | key.turned(move).code());
            board.make(move.code());
            mirror.make(move.mirrored().code());
        }
        return List.copyOf(stops);
    }

    private static void add(List<OpeningStop> stops, Set<Long> seen, long position, int move) {
        if (seen.add(position)) {
            stops.add(new OpeningStop(position, move));
        }
    }
}
