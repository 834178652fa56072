/** Finds repeated positions in a line of play. */
@NullMarked
package org.chuhe.arbiter.repetition;

import org.jspecify.annotations.NullMarked;
