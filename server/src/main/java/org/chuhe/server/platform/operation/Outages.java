package org.chuhe.server.platform.operation;

import java.util.List;
import org.chuhe.server.platform.db.Storage;

/**
 * All outages, in the database, so that every process knows of them, and those after it. They stay: a candidate's time may be
 * reckoned long after he has gone.
 */
final class Outages {
    private final Storage storage;

    Outages(Storage storage) {
        this.storage = storage;
    }

    /** Notes that a process was out of order; several may find it out, and one again after it could not note it. */
    void note(String process, long since, long until) {
        if (until > since) {
            storage.jdbi().useHandle(handle -> handle.execute("""
                            INSERT INTO server_outage (process, began, ended) VALUES (?, ?, ?)
                            ON CONFLICT (process, began) DO UPDATE SET ended = excluded.ended""", process, since, until));
        }
    }

    /** Whether it was noted that a process was out of order since a time. */
    boolean isNoted(String process, long since) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT 1 FROM server_outage WHERE process = :process AND began = :since")
                        .bind("process", process)
                        .bind("since", since)
                        .mapTo(Integer.class)
                        .findOne()
                        .isPresent());
    }

    /** A process that does not wake up does not rest: it is no more. */
    void bury(String process, long lastBeat) {
        storage.jdbi()
                .useHandle(handle -> handle.execute(
                        "UPDATE server_beat SET resting = ? WHERE process = ? AND at = ? AND resting = ?",
                        false,
                        process,
                        lastBeat,
                        true));
    }

    /** Those that ended after a time, in the order in which they began. */
    List<Outage> after(long time) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT began, ended FROM server_outage WHERE ended > :time ORDER BY began, ended")
                        .bind("time", time)
                        .map((row, context) -> new Outage(row.getLong("began"), row.getLong("ended")))
                        .list());
    }
}
