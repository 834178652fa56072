package org.chuhe.server.game.store;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.model.GameTable;

/**
 * A game as it stands after so many changes.
 *
 * @param version the number of changes
 * @param created when it was made
 * @param table who sits where and what was agreed
 * @param game the game itself, once it has begun
 */
public record LiveState(String id, long version, long created, GameTable table, Optional<GameState> game) {
    public GameProgress progress() {
        if (table.notes().cancelled()) {
            return GameProgress.CANCELLED;
        }
        if (game.isPresent()) {
            return switch (game.get().phase()) {
                case PLAYING -> GameProgress.PLAYING;
                case PAUSED -> GameProgress.PAUSED;
                case OVER -> GameProgress.OVER;
                case CLOSED -> GameProgress.CLOSED;
            };
        }
        if (table.seating().second().isEmpty()) {
            return GameProgress.WAITING;
        }
        return table.seating().firstSide().isEmpty() ? GameProgress.GUESSING : GameProgress.READY;
    }

    public Optional<Side> sideOf(String identity) {
        return table.seating().sideOf(identity);
    }

    public int ply() {
        return game.map(state -> state.history().ply()).orElse(0);
    }

    /** The same game with another table, as the next change. */
    public LiveState next(GameTable other) {
        return new LiveState(id, version + 1, created, other, game);
    }

    /** The same table with the game gone on, as the next change. */
    public LiveState next(GameState state) {
        return new LiveState(id, version + 1, created, table, Optional.of(state));
    }

    /** Whether the game has begun without him (20.1). */
    public boolean awaits(Side side) {
        return progress().running() && !game.orElseThrow().record(side).present();
    }

    /** Whether it is played at a real board: then time passes there, and only the arbiter's entries bring it here. */
    public boolean atBoard() {
        return table.agreement().terms().particulars().atBoard();
    }

    /** When something happens by itself if nobody does anything; {@link Long#MAX_VALUE} for never. */
    public long due() {
        return game.filter(state -> !state.isOver() && !atBoard())
                .map(LiveState::due)
                .orElse(Long.MAX_VALUE);
    }

    private static long due(GameState state) {
        long flag = state.clock().flagInstant(state.regulations().clock()).orElse(Long.MAX_VALUE);
        boolean absent = !state.red().present() || !state.black().present();
        long late = absent ? state.startedAt() + state.regulations().latenessMillis() + 1 : Long.MAX_VALUE;
        return Math.min(flag, late);
    }

    /** Whether an arbiter is wanted. */
    boolean attention() {
        return progress().running()
                && (table.notes().call().isPresent()
                        || game.flatMap(GameState::claim).isPresent());
    }
}
