/**
 * What has happened in a game, and what it adds up to: each {@link org.chuhe.game.state.GameEvent} changes a {@link
 * org.chuhe.game.state.GameState} through a draft that only events see. Nothing here decides: commands do.
 */
@NullMarked
package org.chuhe.game.state;

import org.jspecify.annotations.NullMarked;
