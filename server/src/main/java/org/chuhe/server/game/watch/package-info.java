/** Who sees a game late, and how it stood then. */
@NullMarked
package org.chuhe.server.game.watch;

import org.jspecify.annotations.NullMarked;
