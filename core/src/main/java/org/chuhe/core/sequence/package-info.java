/**
 * A game so far: {@link org.chuhe.core.sequence.MoveSequence}, the moves from a position on, with what the rules on
 * repetitions and on the natural move limit count in them.
 */
@NullMarked
package org.chuhe.core.sequence;

import org.jspecify.annotations.NullMarked;
