/**
 * The log of a tournament, and what follows from it.
 *
 * <p>The log is that of event files ({@link org.chuhe.eventfiles.EventLog}), kept in a table. Each entry of {@code
 * tournament_log} says who did what and when, and holds the steps ({@link org.chuhe.eventfiles.Patch}) that lead from the
 * event file before to the one after, and back. An event is what its steps lead to, not what its commands would lead to: a
 * round stays paired as it was paired, even if the pairing rules are one day read differently by a newer program. The event file is that of the command line (docs/tournament-file.md); what only the web knows, such as
 * the rounds published, stands in it under the key {@code web}.
 *
 * <p>What was done is a command of the tournament or a {@link org.chuhe.server.event.log.ServerDeed}: a code and
 * arguments, in which accounts are ids. Its sentence is made when somebody reads it.
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
