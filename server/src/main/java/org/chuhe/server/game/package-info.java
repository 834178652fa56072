/**
 * Live games: two players, any number of spectators, an arbiter. A game is a {@link
 * org.chuhe.server.game.room.GameRoom} that takes one decision after the other; module {@code game} decides, the {@link
 * org.chuhe.server.game.store.StepWriter} stores, and only then does anybody see it. What is stored is a log of events;
 * everything else follows from it, so a process may die at any moment and several may serve the same games. The messages
 * are described in {@code docs/live-protocol.md}.
 *
 * <p>Each of these may use those after it: {@code page}, {@code api}, {@code paper}, {@code watch}, {@code room}, {@code decision}, {@code store},
 * {@code model}; the words of the pages are in {@code words}. {@code arbiter} is the arbiter's table at a real board, {@code computer}
 * the game against the computer.
 */
@NullMarked
package org.chuhe.server.game;

import org.jspecify.annotations.NullMarked;
