/** Trees of moves drawn in wide characters: arrows lead down to the next move, dots to the right to an alternative. */
@NullMarked
package org.chuhe.records.arrows;

import org.jspecify.annotations.NullMarked;
