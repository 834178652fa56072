/** How a game ends, by which article, and why something was decided in words that logs can keep. Uses no other shelf. */
@NullMarked
package org.chuhe.game.result;

import org.jspecify.annotations.NullMarked;
