/** Positions and moves as text: FEN, ICCS coordinates, Chinese notation, the abbreviated record and WXF. */
@NullMarked
package org.chuhe.core.notation;

import org.jspecify.annotations.NullMarked;
