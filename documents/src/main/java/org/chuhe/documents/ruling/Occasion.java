package org.chuhe.documents.ruling;

/**
 * Where and when a ruling was given. What is empty is left out.
 *
 * @param event the name of the event
 * @param round the round, by its number or name
 * @param table the table 台
 * @param red who has Red
 * @param black who has Black
 * @param arbiter who rules
 * @param date the day, as it is to be printed
 */
public record Occasion(
        String event, String round, String table, String red, String black, String arbiter, String date) {
    /** Nothing is known: a position out of a book, say. */
    public static final Occasion UNKNOWN = new Occasion("", "", "", "", "", "", "");
}
