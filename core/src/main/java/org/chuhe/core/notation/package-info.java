/** Positions and moves as text. {@link org.chuhe.core.notation.Notations} lists the ways in which moves are written. */
@NullMarked
package org.chuhe.core.notation;

import org.jspecify.annotations.NullMarked;
