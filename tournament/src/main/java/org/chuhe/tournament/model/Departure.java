package org.chuhe.tournament.model;

/**
 * How somebody left an event before its end.
 *
 * @param expelled whether the organisers expelled him (18.3); else he withdrew, which needs reasons and their consent (19.1)
 * @param agreed whether the organisers' consent is on record
 * @param reason as it was given; may be empty
 */
public record Departure(boolean expelled, boolean agreed, String reason) {
    /** Nothing was said. */
    public static final Departure UNEXPLAINED = new Departure(false, false, "");

    /** The same without its reason. */
    public Departure unexplained() {
        return new Departure(expelled, agreed, "");
    }

    /** By the organisers' decision (18.3). */
    public static Departure expelled(String reason) {
        return new Departure(true, false, reason);
    }
}
