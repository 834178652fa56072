/**
 * The log of a tournament, and what follows from it.
 *
 * <p>Each entry of {@code tournament_log} says who did what and when, and holds the steps ({@link
 * org.chuhe.eventfiles.Patch}) that lead from the event file before to the one after, and back. Steps, and not the
 * commands themselves: a round stays paired as it was paired, even if the pairing rules are one day read differently by a
 * newer program. The event file is that of the command line (docs/tournament-file.md); what only the web knows, such as
 * the rounds published, stands in it under the key {@code web}.
 *
 * <p>Beside its steps an entry holds what it tells ({@link org.chuhe.server.event.log.ActionDetails}, in the column
 * {@code words}): results as values, everything else as words for its sentence.
 *
 * <p>An entry's number follows the last one's; the database accepts each number once. Two organisers, or two processes,
 * who change the same state at the same time can therefore not overwrite each other: the second is told. Undo is a
 * further entry. A snapshot now and then spares reading the whole log; nothing depends on it.
 *
 * <p>{@link org.chuhe.server.event.log.EventStore} keeps logs and has all their SQL; {@link
 * org.chuhe.server.event.log.EventDesk} decides what may be done. Every other room of tournaments may use this one; it
 * uses none of them, and knows nothing of addresses and pages.
 */
@NullMarked
package org.chuhe.server.event.log;

import org.jspecify.annotations.NullMarked;
