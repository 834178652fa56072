/**
 * The arbiter's log of games at real boards. A table is a game like those played here, in the same store with the same log;
 * but nobody moves in it: one arbiter enters what he sees, and module {@code game}'s table referee answers. Uses {@code play}.
 */
@NullMarked
package org.chuhe.server.game.arbiter;

import org.jspecify.annotations.NullMarked;
