/**
 * The files of an event: the event file (docs/tournament-file.md) with its history, entries and ratings out of the tables
 * organisers have, and the report that chess programs exchange (TRF), read and written.
 *
 * <p>{@link org.chuhe.eventfiles.EventDocument} is the way in: text to tournament and back, with the history that
 * undo needs. The {@code …Json} classes know the keys, {@code Item} reports what is wrong with its place, and
 * {@link org.chuhe.eventfiles.Extras} keeps keys that are not ours.
 */
@NullMarked
package org.chuhe.eventfiles;

import org.jspecify.annotations.NullMarked;
