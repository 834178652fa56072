/** Matches between programs: who meets whom from which opening, played side by side, kept in a journal. */
@NullMarked
package org.chuhe.engines.match;

import org.jspecify.annotations.NullMarked;
