/**
 * Games while they are played: the room of a game with its mailbox, those who look on, the time that runs out. What
 * players and arbiters may ask for is decided in {@code decision}. {@link org.chuhe.server.game.room.LiveGames} is the way in, for {@code web} and for
 * the boards of tournaments. Uses {@code decision}, {@code store} and {@code table}; knows nothing of addresses and pages.
 */
@NullMarked
package org.chuhe.server.game.room;

import org.jspecify.annotations.NullMarked;
