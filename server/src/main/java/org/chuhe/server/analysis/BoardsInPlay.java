package org.chuhe.server.analysis;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Square;
import org.chuhe.core.notation.Fen;
import org.chuhe.server.play.store.GameIndex;

/**
 * What stands on boards that are being played at, here or in tournaments. Nobody is told anything about such a position, nor
 * about one that is two plies away from it: a player would only have to try his move first.
 */
final class BoardsInPlay {
    /** What has been played so far is in every book. */
    private static final int OPENING_PLIES = 8;
    /** A ply changes two points. */
    private static final int POINTS_OF_TWO_PLIES = 4;

    /** A second old is new enough: nobody moves and asks faster. */
    private final LoadingCache<String, List<Map<Square, Piece>>> boards;

    BoardsInPlay(GameIndex index) {
        boards = Caffeine.newBuilder()
                .expireAfterWrite(Duration.ofSeconds(1))
                .build(key -> index.boardsInPlay(OPENING_PLIES).stream()
                        .map(fen -> Fen.readLoosely(fen).pieces())
                        .toList());
    }

    boolean has(Position position) {
        Map<Square, Piece> pieces = position.pieces();
        return boards.get("").stream().anyMatch(board -> isNear(board, pieces));
    }

    private static boolean isNear(Map<Square, Piece> one, Map<Square, Piece> other) {
        long points = one.entrySet().stream()
                        .filter(entry -> !entry.getValue().equals(other.get(entry.getKey())))
                        .count()
                + other.keySet().stream()
                        .filter(square -> !one.containsKey(square))
                        .count();
        return points <= POINTS_OF_TWO_PLIES;
    }
}
