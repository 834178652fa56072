package org.chuhe.engines.play;

import org.chuhe.core.Side;
import org.chuhe.engines.protocol.EngineProtocol;
import org.chuhe.game.state.GameState;

/** Looks on while a game is played, on the thread that plays it: whoever takes his time here takes the players'. */
public interface GameSpectator {
    /** Nobody looks on. */
    GameSpectator NOBODY = new GameSpectator() {
        @Override
        public void thinks(GameState state) {}

        @Override
        public void says(Side side, EngineProtocol protocol, String line) {}
    };

    /** A position is on the board, and the program on move begins to think. */
    void thinks(GameState state);

    /** A line that it says meanwhile. */
    void says(Side side, EngineProtocol protocol, String line);
}
