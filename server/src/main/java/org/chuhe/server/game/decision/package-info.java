/**
 * What is asked in a live game, and what the referee decides: messages of players, what arbiters do at a table, claims of a
 * repetition with their rulings. Knows no connection, no thread and no store; {@code live} carries out what is decided here.
 */
@NullMarked
package org.chuhe.server.game.decision;

import org.jspecify.annotations.NullMarked;
