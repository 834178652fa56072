package org.chuhe.server.event.boards;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.server.event.log.ConductActions;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventStore;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.room.Penalties;
import org.chuhe.server.game.room.Rooms;
import org.chuhe.server.game.store.BoardGame;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.tournament.result.Game;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Brings fouls, warnings and exclusions from finished games into the tournament, which ranks by them (14, 18.5), and
 * expulsions, by which somebody leaves it (18.3).
 */
final class BoardPenalties {
    private static final Logger LOG = LoggerFactory.getLogger(BoardPenalties.class);

    private final EventStore store;
    private final EventDesk desk;
    private final Rooms rooms;

    BoardPenalties(EventStore store, EventDesk desk, Rooms rooms) {
        this.store = store;
        this.desk = desk;
        this.rooms = rooms;
    }

    /** Counts what a game has brought both; what was counted before is not counted again. */
    void count(String event, Game game, BoardGame played) {
        count(event, game.red(), played.id(), played.firstSide());
        count(event, game.black(), played.id(), played.firstSide().opponent());
    }

    /** Whoever was expelled at his board has left the tournament (18.3); a team stays when a member goes. */
    void expel(BoardReference place, Game game, BoardGame played) {
        expel(place, game.red(), played.id(), played.firstSide());
        expel(place, game.black(), played.id(), played.firstSide().opponent());
    }

    private void expel(BoardReference place, int no, String id, Side side) {
        Optional<String> reason = rooms.game(id)
                .flatMap(state -> Penalties.expulsion(state, side))
                .filter(any -> !ConductActions.expelled(store.log(place.event(), 0), no, id));
        if (reason.isEmpty()) {
            return;
        }
        try {
            desk.perform(
                    place.event(),
                    ConductActions.who(id),
                    EventDesk.ANY,
                    ConductActions.expel(no, place.round(), reason.get()));
        } catch (Rejection e) {
            LOG.warn("the expulsion of entrant {} in game {} was not recorded: {}", no, id, e.toString());
        }
    }

    private void count(String event, int no, String id, Side side) {
        Penalties more = rooms.game(id)
                .map(state -> Penalties.of(state, side))
                .orElse(Penalties.NONE)
                .minus(ConductActions.counted(store.log(event, 0), no, id));
        if (more.equals(Penalties.NONE)) {
            return;
        }
        try {
            desk.perform(event, ConductActions.who(id), EventDesk.ANY, ConductActions.of(no, more));
        } catch (Rejection e) {
            LOG.warn("the penalties of game {} for entrant {} were not recorded: {}", id, no, e.toString());
        }
    }
}
