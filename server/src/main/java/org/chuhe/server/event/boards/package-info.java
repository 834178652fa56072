/**
 * The boards of a round: who sits there, the live games on those that are played on this server, and the passes by which
 * players are let to them. Games and results follow the log and each other ({@link
 * org.chuhe.server.event.boards.LiveBoards}); nothing is stored here. Used by {@code web}; uses {@code log} and live
 * games.
 */
@NullMarked
package org.chuhe.server.event.boards;

import org.jspecify.annotations.NullMarked;
