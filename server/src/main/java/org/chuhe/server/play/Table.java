package org.chuhe.server.play;

/**
 * Everything about a game that is not on the board or the clock.
 *
 * @param agreement what was laid down
 * @param seating who sits where
 * @param notes what else is remembered
 */
public record Table(Agreement agreement, Seating seating, Notes notes) {
    Table with(Seating other) {
        return new Table(agreement, other, notes);
    }

    Table with(Notes other) {
        return new Table(agreement, seating, other);
    }
}
