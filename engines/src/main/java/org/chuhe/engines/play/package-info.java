/** One game between two programs, conducted by the referee of all other games. */
@NullMarked
package org.chuhe.engines.play;

import org.jspecify.annotations.NullMarked;
