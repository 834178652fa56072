/**
 * {@code chuhe tournament}: an event in one JSON file. {@link org.chuhe.cli.tournament.event.EventFile} reads and writes it;
 * what stands in it is the {@code json} module's subject (docs/tournament-file.md). Each subcommand is a class that turns
 * its options into commands of the tournament module and its answers into text or JSON.
 *
 * <p>Only the list of commands on {@code Chuhe} uses it; of the command line it uses {@link org.chuhe.cli.console} alone.
 */
@NullMarked
package org.chuhe.cli.tournament;

import org.jspecify.annotations.NullMarked;
