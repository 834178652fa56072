package org.chuhe.game.state;

import java.util.Optional;
import org.chuhe.game.result.Authority;

/**
 * What was last ruled and decided in a game.
 *
 * @param ruling the last ruling on a repetition (23.5), also on moves that were taken back since
 * @param decidedBy who gave the last decision above the players (18.2, 18.3), unless the game was reopened since
 */
public record Decisions(Optional<ClaimEvent.Ruled> ruling, Optional<Authority> decidedBy) {
    static final Decisions NONE = new Decisions(Optional.empty(), Optional.empty());
}
