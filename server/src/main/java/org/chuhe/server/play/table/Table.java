package org.chuhe.server.play.table;

/**
 * Everything about a game that is not on the board or the clock.
 *
 * @param agreement what was laid down
 * @param seating who sits where
 * @param notes what else is remembered
 * @param kept the text it was read from, if a newer program has put more into it than this one understands; otherwise
 *     empty
 */
public record Table(Agreement agreement, Seating seating, Notes notes, String kept) {
    public Table(Agreement agreement, Seating seating, Notes notes) {
        this(agreement, seating, notes, "");
    }

    public Table with(Seating other) {
        return new Table(agreement, other, notes, kept);
    }

    public Table with(Notes other) {
        return new Table(agreement, seating, other, kept);
    }

    Table keeping(String text) {
        return new Table(agreement, seating, notes, text);
    }
}
