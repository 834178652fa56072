/**
 * 规程: what the organiser chooses before an event, each choice with its article, and one builder for all of them. The
 * regulations know no entrant and no round.
 */
@NullMarked
package org.chuhe.tournament.regulations;

import org.jspecify.annotations.NullMarked;
