package org.chuhe.server.games.analysis;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Square;
import org.chuhe.core.notation.Fen;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.store.GameIndex;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.watch.Spectators;

/**
 * What stands on boards that are being played at, here or in tournaments. Nobody is told anything about such a position, nor
 * about one that is two plies away from it: a player would only have to try his move first.
 *
 * <p>Of a game that is shown late everything is refused that could have come of what is shown, and not only what did: who is
 * refused must not learn from it what has been played since.
 */
final class BoardsInPlay {
    /** What has been played so far is in every book. */
    private static final int OPENING_PLIES = 8;
    /** A ply changes two points. */
    private static final int POINTS_OF_A_PLY = 2;

    private static final int POINTS_OF_TWO_PLIES = 2 * POINTS_OF_A_PLY;
    private static final int TENS = 10;

    /** A second old is new enough: nobody moves and asks faster. */
    private final LoadingCache<String, List<Guarded>> boards;

    private final Spectators spectators;

    /** What must not be asked about: whatever differs from these pieces on no more than so many points. */
    private record Guarded(Map<Square, Piece> pieces, int points) {}

    BoardsInPlay(GameIndex index, Spectators spectators) {
        this.spectators = spectators;
        boards = Caffeine.newBuilder()
                .expireAfterWrite(Duration.ofSeconds(1))
                .build(key -> index.boardsInPlay(OPENING_PLIES).stream()
                        .map(this::guarded)
                        .toList());
    }

    private Guarded guarded(GameIndex.BoardInPlay board) {
        return Optional.of(board)
                .filter(GameIndex.BoardInPlay::ofEvent)
                .filter(late -> spectators.isLate(late.id()))
                .flatMap(late -> spectators.everybody(late.id()))
                .map(sight -> guarded(sight.live(), board.ply()))
                .orElseGet(() -> new Guarded(Fen.readLoosely(board.fen()).pieces(), POINTS_OF_TWO_PLIES));
    }

    /** Counted in tens, so that it does not tell how many plies have been played since. */
    private static Guarded guarded(LiveState shown, int ply) {
        int hidden = Math.max(0, ply - shown.ply()) / TENS * TENS + TENS;
        Position position = shown.game().map(GameState::position).orElse(Position.START);
        return new Guarded(position.pieces(), POINTS_OF_TWO_PLIES + POINTS_OF_A_PLY * hidden);
    }

    boolean has(Position position) {
        Map<Square, Piece> pieces = position.pieces();
        return boards.get("").stream().anyMatch(board -> differing(board.pieces(), pieces) <= board.points());
    }

    private static long differing(Map<Square, Piece> one, Map<Square, Piece> other) {
        return one.entrySet().stream()
                        .filter(entry -> !entry.getValue().equals(other.get(entry.getKey())))
                        .count()
                + other.keySet().stream()
                        .filter(square -> !one.containsKey(square))
                        .count();
    }
}
