/**
 * The event log as text: one line an event, for storage and replay ({@link org.chuhe.game.log.GameLog}), and in plain
 * words for people ({@link org.chuhe.game.log.Narrator}).
 */
@NullMarked
package org.chuhe.game.log;

import org.jspecify.annotations.NullMarked;
