/**
 * {@code chuhe tournament}: an event in one JSON file. {@link org.chuhe.cli.tournament.EventFile} reads and writes it,
 * the {@code …Json} classes know its keys (documented in docs/tournament-file.md), and each subcommand is a class that
 * turns its options into commands of the tournament module and its answers into text or JSON.
 */
@NullMarked
package org.chuhe.cli.tournament;

import org.jspecify.annotations.NullMarked;
