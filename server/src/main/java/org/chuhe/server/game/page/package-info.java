/** The pages of games: the lobby, the page of a game, the display for the wall. */
@NullMarked
package org.chuhe.server.game.page;

import org.jspecify.annotations.NullMarked;
