package org.chuhe.tournament.model;

/**
 * How somebody left an event before its end.
 *
 * @param expelled whether the organisers expelled him (18.3); else he withdrew, which needs reasons (19.1)
 * @param reason as it was given; may be empty
 */
public record Departure(boolean expelled, String reason) {
    /** Nothing was said. */
    public static final Departure UNEXPLAINED = new Departure(false, "");
}
