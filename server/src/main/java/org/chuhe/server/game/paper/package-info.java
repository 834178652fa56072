/** A game as a record, on paper and in words: its sheet, papers to sign, and what its page says without scripts. */
@NullMarked
package org.chuhe.server.game.paper;

import org.jspecify.annotations.NullMarked;
