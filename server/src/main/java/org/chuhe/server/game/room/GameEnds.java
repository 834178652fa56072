package org.chuhe.server.game.room;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.platform.jobs.Threads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells of games that come to their end, whose result the arbiter changes or takes back (its score is empty then), or in
 * which somebody protests; on every process that has the game open, so perhaps more than once.
 */
public final class GameEnds implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GameEnds.class);

    /** Listeners may wait for games, so they must not take the threads on which games go on. */
    private final ExecutorService thread = Executors.newSingleThreadExecutor(Threads.GAME_ENDS);

    private final List<Consumer<LiveState>> listeners = new CopyOnWriteArrayList<>();

    /** From now on a listener is told. */
    public void listen(Consumer<LiveState> listener) {
        listeners.add(listener);
    }

    void ended(LiveState game) {
        for (Consumer<LiveState> listener : listeners) {
            try {
                thread.execute(() -> tell(listener, game));
            } catch (RejectedExecutionException e) {
                LOG.info("the server stops; the end of game {} is told when it starts again", game.id());
            }
        }
    }

    private static void tell(Consumer<LiveState> listener, LiveState game) {
        try {
            listener.accept(game);
        } catch (RuntimeException e) {
            LOG.error("the end of game {} was not heard", game.id(), e);
        }
    }

    @Override
    public void close() {
        LiveGames.finish(thread);
    }
}
