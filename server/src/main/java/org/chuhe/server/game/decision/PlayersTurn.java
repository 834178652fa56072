package org.chuhe.server.game.decision;

import org.chuhe.core.Side;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.store.LiveState;

/**
 * A player is heard.
 *
 * @param live how the game stands
 * @param side who speaks
 * @param received when it came
 * @param givenBack what is not charged to a move
 */
public record PlayersTurn(LiveState live, Side side, long received, long givenBack) {
    /** Decides on what he says. */
    public Decision hear(ClientMessage.OfPlayer message) {
        if (live.game().isEmpty()) {
            return Decided.refuse(live, Refused.Code.STALE, "refused.not-begun");
        }
        boolean timely = message.lateness().allows(message.ply(), live.ply());
        return timely ? message.on(this) : Decided.refuse(live, Refused.Code.STALE, "refused.stale", message.ply());
    }

    GameState game() {
        return live.game().orElseThrow();
    }

    /** The time of whatever is no move; the clock never runs back. */
    long at() {
        return Math.max(game().clock().time(), received);
    }

    /** The time of a move. */
    long movedAt() {
        return Math.max(game().clock().time(), received - givenBack);
    }

    Decision ask(GameCommand command) {
        return Commands.answer(live, command);
    }
}
