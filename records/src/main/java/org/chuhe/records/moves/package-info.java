/** Moves as text, in every notation, with numbers, comments, variations and the result. */
@NullMarked
package org.chuhe.records.moves;

import org.jspecify.annotations.NullMarked;
