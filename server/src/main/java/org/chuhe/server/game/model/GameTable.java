package org.chuhe.server.game.model;

/**
 * Everything about a game that is not on the board or the clock.
 *
 * @param agreement what was laid down
 * @param seating who sits where
 * @param notes what else is remembered
 * @param kept the text it was read from, if a newer program has put more into it than this one understands; otherwise
 *     empty
 */
public record GameTable(Agreement agreement, Seating seating, Notes notes, String kept) {
    public GameTable(Agreement agreement, Seating seating, Notes notes) {
        this(agreement, seating, notes, "");
    }

    public GameTable with(Agreement other) {
        return new GameTable(other, seating, notes, kept);
    }

    public GameTable with(Seating other) {
        return new GameTable(agreement, other, notes, kept);
    }

    public GameTable with(Notes other) {
        return new GameTable(agreement, seating, other, kept);
    }

    GameTable keeping(String text) {
        return new GameTable(agreement, seating, notes, text);
    }
}
