package org.chuhe.server.game.model;

/**
 * A place at the board.
 *
 * @param identity whose it is: an account, a guest's browser, or empty while nobody has come for it
 * @param name what the player is called
 * @param account whether it is an account's
 */
public record PlayerSeat(String identity, String name, boolean account) {
    /** Kept for somebody who will come with the seat's link. */
    public static PlayerSeat reserved(String name) {
        return new PlayerSeat("", name, false);
    }

    public boolean taken() {
        return !identity.isEmpty();
    }
}
