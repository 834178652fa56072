package org.chuhe.records.book;

import org.chuhe.core.Move;

/**
 * A move that a book knows in a position.
 *
 * @param move the move
 * @param row which of the book's moves it is, from 0
 * @param score how good the book holds it to be; higher is better for who moves
 * @param wins games won with it
 * @param draws games drawn
 * @param losses games lost
 * @param used whether the book's owner wants it played
 * @param note what the book says about it; often empty
 */
public record BookMove(Move move, int row, int score, int wins, int draws, int losses, boolean used, String note) {

    /** Score, counts and note, as a comment has them; a cross in front where the move is switched off. */
    String comment() {
        String off = used ? "" : "× ";
        return (off + score + " (+" + wins + " =" + draws + " -" + losses + ") " + note).strip();
    }
}
