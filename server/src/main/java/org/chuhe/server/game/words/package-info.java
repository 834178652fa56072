/** The words of the pages on which games are played and watched. */
@NullMarked
package org.chuhe.server.game.words;

import org.jspecify.annotations.NullMarked;
