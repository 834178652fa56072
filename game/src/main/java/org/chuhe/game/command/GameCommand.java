package org.chuhe.game.command;

import java.util.Optional;
import org.chuhe.core.Side;

/** Something a player, an arbiter or the time-keeper wants to do. */
public sealed interface GameCommand
        permits PlayCommand,
                TouchCommand,
                OfferCommand,
                ClaimCommand,
                ClockCommand,
                ConductCommand,
                EndCommand,
                TableCommand,
                PlayerCommand {

    /** When, in milliseconds of the injected time source. */
    long at();

    /** The player who acts; empty for arbiters and the time-keeper. */
    default Optional<Side> player() {
        return Optional.empty();
    }

    /** When in the life of a game the command may be given. */
    default Window window() {
        return Window.RUNNING;
    }

    /** Decides; the transaction's state is already at {@link #at()}, and the game is within {@link #window()}. */
    Outcome decide(Transaction transaction);

    /** When a command may be given. */
    enum Window {
        /** While the game is going on and nothing is being waited for. */
        RUNNING,
        /** Until the game is over, also while the clocks stand. */
        UNTIL_END,
        /** Until the result is signed. */
        UNTIL_SIGNED
    }
}
