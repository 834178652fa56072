/** Pairs the next round of an event whatever its format, and says why each pair was made. */
@NullMarked
package org.chuhe.tournament.pairing;

import org.jspecify.annotations.NullMarked;
