package org.chuhe.server.game.room;

/**
 * Who looks at a game.
 *
 * @param game the game's id
 * @param identity the account or the guest's browser; empty for a browser without cookies
 * @param arbiter whether an arbiter's account
 * @param chief whether he holds the office of the chief arbiter
 * @param official whether he officiates at the game's tournament in whatever way
 * @param address where the connection comes from
 */
public record Onlooker(
        String game, String identity, boolean arbiter, boolean chief, boolean official, String address) {}
