/**
 * A game under competition rules (2011 rules, articles 3–9 and 19–23).
 *
 * <p>{@link org.chuhe.game.Referee} answers {@link org.chuhe.game.command.GameCommand}s with {@link org.chuhe.game.state.GameEvent}s or a
 * refusal that names the article; {@link org.chuhe.game.state.GameState} is what the events add up to. Nothing here reads a
 * clock: commands bring the time with them.
 */
@NullMarked
package org.chuhe.game;

import org.jspecify.annotations.NullMarked;
