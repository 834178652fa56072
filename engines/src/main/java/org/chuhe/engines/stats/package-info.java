/** What can be said about two programs from the games they have played; the formulas are in docs/matches.md. */
@NullMarked
package org.chuhe.engines.stats;

import org.jspecify.annotations.NullMarked;
