/**
 * The {@code chuhe} command: where it starts, the list of its commands, and all of them but those of a tournament. It
 * translates between texts and the other modules and decides nothing itself. Nothing uses it; it uses
 * {@link org.chuhe.cli.tournament}, {@link org.chuhe.cli.board} and {@link org.chuhe.cli.console}.
 *
 * <p>A new command is a class with picocli annotations and a constructor that takes a
 * {@link org.chuhe.cli.console.Console}, named in the list on {@link org.chuhe.cli.Chuhe}, with its help texts in the two
 * message files of {@link org.chuhe.cli.console} under {@code chuhe.<command>}. It returns an
 * {@link org.chuhe.cli.console.Exit} code and throws {@link org.chuhe.cli.console.CliException} for bad input.
 */
@NullMarked
package org.chuhe.cli;

import org.jspecify.annotations.NullMarked;
