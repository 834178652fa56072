package org.chuhe.game.command;

import java.util.Optional;
import org.chuhe.core.Side;

/** Something that a player does, who is the one it names. */
public non-sealed interface PlayerCommand extends GameCommand {
    Side side();

    @Override
    default Optional<Side> player() {
        return Optional.of(side());
    }
}
