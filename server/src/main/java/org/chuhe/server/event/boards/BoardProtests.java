package org.chuhe.server.event.boards;

import java.time.Instant;
import java.util.List;
import org.chuhe.server.event.log.ConductActions;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventStore;
import org.chuhe.server.event.log.ProtestActions;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.room.GameOfficials;
import org.chuhe.server.game.room.LoggedProtest;
import org.chuhe.server.game.room.Rooms;
import org.chuhe.server.platform.rejection.Rejection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Brings protests from the tables of a tournament to its appeals (第15条). */
final class BoardProtests {
    private static final Logger LOG = LoggerFactory.getLogger(BoardProtests.class);

    private final EventStore store;
    private final EventDesk desk;
    private final Rooms rooms;
    private final GameOfficials officials;

    BoardProtests(EventStore store, EventDesk desk, Rooms rooms, GameOfficials officials) {
        this.store = store;
        this.desk = desk;
        this.rooms = rooms;
        this.officials = officials;
    }

    /** Lodges what is on the log of a game and has not arrived yet. */
    void lodge(BoardReference place, String id) {
        long arrived = ProtestActions.lodged(store.log(place.event(), 0), id);
        rooms.game(id).map(LoggedProtest::of).orElse(List.of()).stream()
                .skip(arrived)
                .forEach(protest -> lodge(place, protest, id));
    }

    private void lodge(BoardReference place, LoggedProtest protest, String id) {
        String at = officials.times(place).minute(Instant.ofEpochMilli(protest.at()));
        try {
            desk.perform(place.event(), ConductActions.who(id), EventDesk.ANY, ProtestActions.of(place, protest, at));
        } catch (Rejection e) {
            LOG.warn("{}: a protest of {} was not lodged: {}", place, protest.side(), e.toString());
        }
    }
}
