package org.chuhe.server.game.model;

import java.util.Optional;
import org.chuhe.core.Side;

/**
 * What is remembered about a game beside the board.
 *
 * @param call who has called the arbiter 请裁判
 * @param rematch who has offered another game
 * @param next the id of that other game, or empty
 * @param cancelled whether the game was taken back before it began
 */
public record Notes(Optional<Side> call, Optional<Side> rematch, String next, boolean cancelled) {
    public static final Notes NONE = new Notes(Optional.empty(), Optional.empty(), "", false);

    public Notes withCall(Optional<Side> side) {
        return new Notes(side, rematch, next, cancelled);
    }

    public Notes withRematch(Side side) {
        return new Notes(call, Optional.of(side), next, cancelled);
    }

    public Notes withNext(String game) {
        return new Notes(call, rematch, game, cancelled);
    }

    public Notes asCancelled() {
        return new Notes(call, rematch, next, true);
    }
}
