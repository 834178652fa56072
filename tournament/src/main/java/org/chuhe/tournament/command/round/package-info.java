/**
 * Commands on rounds: pairing and taking back, line-ups, results, tie-breaks and play-offs.
 */
@NullMarked
package org.chuhe.tournament.command.round;

import org.jspecify.annotations.NullMarked;
