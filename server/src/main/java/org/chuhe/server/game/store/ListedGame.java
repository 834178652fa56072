package org.chuhe.server.game.store;

import java.util.Optional;
import org.chuhe.core.Position;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.text.EndReason;
import org.jdbi.v3.core.mapper.reflect.ColumnName;

/**
 * A game as lists show it.
 *
 * @param changed when something last happened to it
 * @param fen the position
 * @param lastMove the move that led to it, or empty
 * @param score empty as long as there is none
 * @param reason the word of the game log for the reason of the result, or empty
 * @param attention whether an arbiter is wanted
 */
public record ListedGame(
        String id,
        GameProgress phase,
        long created,
        long changed,
        int ply,
        String fen,
        String lastMove,
        String score,
        String reason,
        boolean attention,
        @ColumnName("detail") GameTable table) {
    /** The same game as it stood at an earlier time. */
    public ListedGame as(LiveState past) {
        Optional<GameEnding> result = past.game().flatMap(GameState::result);
        return new ListedGame(
                id,
                past.progress(),
                created,
                changed,
                past.ply(),
                past.game().map(GameState::position).orElse(Position.START).toString(),
                GameStore.last(past),
                result.map(ending -> ending.outcome().code()).orElse(""),
                result.map(GameEnding::reason).map(EndReason::code).orElse(""),
                attention,
                table);
    }
}
