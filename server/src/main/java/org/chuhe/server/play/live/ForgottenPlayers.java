package org.chuhe.server.play.live;

import org.chuhe.server.play.store.GameStore;

/**
 * Notices that somebody's name was taken out of his games, whoever did it: this process, another one, or a command beside the
 * server, which can tell nobody. Rooms that are open then read their game again, so that it is shown no more.
 */
final class ForgottenPlayers {
    private final GameStore store;
    private String last;

    /** To be made before rooms are opened: those are up to date. */
    ForgottenPlayers(GameStore store) {
        this.store = store;
        this.last = store.lastForgotten();
    }

    /** Only who has no game under way can be forgotten, so rooms in which one is played have nothing to read. */
    synchronized void look(Rooms rooms) {
        String now = store.lastForgotten();
        if (!now.equals(last)) {
            last = now;
            rooms.all().stream()
                    .filter(room -> !room.live().progress().running())
                    .forEach(room -> room.overtaken(Long.MAX_VALUE));
        }
    }
}
