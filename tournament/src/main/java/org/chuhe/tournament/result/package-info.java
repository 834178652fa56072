/**
 * A game of an event and what came of it: how results are written, read and mirrored. Stands below everything else.
 */
@NullMarked
package org.chuhe.tournament.result;

import org.jspecify.annotations.NullMarked;
