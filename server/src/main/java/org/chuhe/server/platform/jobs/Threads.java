package org.chuhe.server.platform.jobs;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Every thread that the server starts; those of Jetty, the connection pool and the database drivers come on top. What each is
 * for stands in docs/operating.md.
 */
public enum Threads implements ThreadFactory {
    /** Decide and show what happens in games. */
    GAMES("games"),
    /** Tells tournaments of games that have ended: a listener may wait for games, so it takes none of their threads. */
    GAME_ENDS("game-ends"),
    /** Stores the steps of all games, many in one commit. */
    GAME_WRITER("game-writer"),
    /** Looks which flags fall, and who is there. */
    TIME_KEEPER("time-keeper"),
    /** Writes down that this process is alive. */
    HEARTBEAT("heartbeat"),
    /** Search the rulings of live games, one for each processor. */
    LIVE_RULING("live-ruling"),
    /** Do what is done again and again: {@link Jobs#every}. */
    SCHEDULER("scheduler"),
    /** Do what visitors ask for, in turn: {@link WorkQueue}; they end when there is nothing to do. */
    WORK("work"),
    /** Tells other processes, on PostgreSQL alone. */
    NOTICES_SEND("notices-send"),
    /** Hears other processes, on PostgreSQL alone. */
    NOTICES_RECEIVE("notices-receive");

    private final String id;
    private final AtomicInteger count = new AtomicInteger();

    Threads(String id) {
        this.id = id;
    }

    /** How the names of such threads begin. */
    public String id() {
        return id;
    }

    /** A thread that does not keep the process alive; it has not been started. */
    @Override
    public Thread newThread(Runnable task) {
        Thread thread = new Thread(task, id + "-" + count.incrementAndGet());
        thread.setDaemon(true);
        return thread;
    }
}
