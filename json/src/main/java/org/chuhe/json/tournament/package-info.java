/**
 * A tournament as JSON (docs/tournament-file.md), and entries out of the tables organisers have.
 *
 * <p>{@link org.chuhe.json.tournament.EventDocument} is the way in: text to tournament and back, with the history that
 * undo needs. The {@code …Json} classes know the keys, {@code Item} reports what is wrong with its place, and
 * {@link org.chuhe.json.tournament.Extras} keeps keys that are not ours.
 */
@NullMarked
package org.chuhe.json.tournament;

import org.jspecify.annotations.NullMarked;
