/**
 * Live games: two players, any number of spectators, an arbiter. A game is a {@link
 * org.chuhe.server.play.live.GameRoom} that takes one decision after the other; module {@code game} decides, the {@link
 * org.chuhe.server.play.store.StepWriter} stores, and only then does anybody see it. What is stored is a log of events;
 * everything else follows from it, so a process may die at any moment and several may serve the same games. The messages
 * are described in {@code docs/live-protocol.md}.
 *
 * <p>Six rooms, each of which may use those after it: {@code web}, {@code watch}, {@code live}, {@code decision}, {@code store},
 * {@code table}; the words of the pages are in {@code pages}.
 */
@NullMarked
package org.chuhe.server.play;

import org.jspecify.annotations.NullMarked;
