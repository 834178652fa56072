package org.chuhe.server.game.store;

import java.util.List;
import java.util.Optional;
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
            storage.jdbi()
                    .useHandle(handle -> handle.execute(
                            "INSERT INTO server_outage (process, began, ended) VALUES (?, ?, ?)"
                                    + " ON CONFLICT (process, began) DO UPDATE SET ended = excluded.ended",
                            process,
                            since,
                            until));
        }
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

    /** The earliest last beat, between two times, of another process whose silence nobody has noted yet. */
    Optional<Long> silentSince(String process, long from, long to) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT at FROM server_beat WHERE process <> :process AND at > :from AND at < :to"
                                        + " AND NOT EXISTS (SELECT 1 FROM server_outage"
                                        + " WHERE process = server_beat.process AND began = server_beat.at)"
                                        + " ORDER BY at LIMIT 1")
                        .bind("process", process)
                        .bind("from", from)
                        .bind("to", to)
                        .mapTo(Long.class)
                        .findOne());
    }
}
