package org.chuhe.server.game.room;

import java.util.Optional;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.store.GameProgress;
import org.chuhe.server.game.store.LiveState;

/**
 * What other parts of the site see of a live game.
 *
 * @param id its id; the page is {@code /games/id}
 * @param phase how far it has come
 * @param board the board of a tournament that it is played for
 * @param score {@code 1-0}, {@code 0-1}, {@code 1/2}, {@code +/-} …; empty as long as there is none
 * @param ply how many plies have been played
 */
public record LiveGame(String id, GameProgress phase, Optional<BoardReference> board, String score, int ply) {
    static LiveGame of(LiveState live) {
        return new LiveGame(
                live.id(),
                live.progress(),
                live.table().agreement().board(),
                live.game()
                        .flatMap(state -> state.result())
                        .map(result -> result.outcome().code())
                        .orElse(""),
                live.ply());
    }
}
