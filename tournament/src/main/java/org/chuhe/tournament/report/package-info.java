/**
 * What is told of an event, as values: {@link org.chuhe.tournament.report.EventReport} is the way in. Nobody who shows a
 * table works it out himself, and nobody reads numbers back out of words.
 */
@NullMarked
package org.chuhe.tournament.report;

import org.jspecify.annotations.NullMarked;
