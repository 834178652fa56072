/**
 * Games while they are played. One game has one owner on a server process, its {@link org.chuhe.server.game.room.GameRoom}, an
 * actor: messages are heard one after the other, and nothing else changes what it knows.
 *
 * <ul>
 *   <li>It knows how the game stands as far as it is stored, what waits to be decided ({@code Pending}), what was answered
 *       ({@code Replies}), the time that nobody is charged for ({@code ClockWatch}), and since when the clocks are out of order.
 *   <li>It hears: somebody joins, leaves or asks for everything again; a player wants something or talks; somebody else wants
 *       something decided; time has come; the log has gone on; nothing could be stored since then, or perhaps it can again; a
 *       step is stored, overtaken or unknown; a ruling is given.
 *   <li>It has one decision in hand at most; what decides nothing is heard meanwhile. An {@code Action} decides, the room alone
 *       stores and shows.
 * </ul>
 *
 * What holds: a step is stored before it is shown or answered. Whose step is stored first counts; who was overtaken reads the log
 * and decides again. What was acknowledged is on the log, and what comes twice is answered as before. No flag falls before it is
 * certain that a move made in time cannot come and that the clocks were in order. Nobody is charged for an outage (21.4).
 *
 * <p>{@link org.chuhe.server.game.room.LiveGames} puts together what users want: {@code Rooms} (opening), {@code GameMaker}
 * (making), {@code GameOfficials} (rights), {@code SeatLinks}, {@code GameEnds}. Only {@code OtherProcesses} knows that games are
 * served by more processes than one. Uses {@code decision}, {@code store} and {@code model}; knows nothing of addresses and pages.
 */
@NullMarked
package org.chuhe.server.game.room;

import org.jspecify.annotations.NullMarked;
