/**
 * What players, arbiters and the time-keeper can do. A {@link org.chuhe.game.command.GameCommand} decides by the rules within
 * a {@link org.chuhe.game.command.Transaction}: it adds events to a {@link org.chuhe.game.state.GameState} or is refused with
 * the article. Used through {@link org.chuhe.game.Referee}.
 */
@NullMarked
package org.chuhe.game.command;

import org.jspecify.annotations.NullMarked;
