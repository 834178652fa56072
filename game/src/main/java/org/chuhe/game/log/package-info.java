/**
 * The event log as text: one line an event, for storage and replay ({@link org.chuhe.game.log.GameLog}), and in plain
 * words for people ({@link org.chuhe.game.log.Narrator}). The format is described in {@code docs/game-log.md}; its names
 * and words stand in tables here and do not follow the names of classes, components and constants.
 */
@NullMarked
package org.chuhe.game.log;

import org.jspecify.annotations.NullMarked;
