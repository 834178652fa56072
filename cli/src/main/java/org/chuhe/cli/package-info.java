/**
 * The {@code chuhe} command. It translates between texts and the other modules and decides nothing itself.
 *
 * <p>A new command is a class with picocli annotations and a constructor that takes a {@link org.chuhe.cli.Console},
 * named in the list on {@link org.chuhe.cli.Chuhe}, with its help texts in the two message files under
 * {@code chuhe.<command>}. It returns an {@link org.chuhe.cli.Exit} code and throws {@link org.chuhe.cli.CliException}
 * for bad input.
 */
@NullMarked
package org.chuhe.cli;

import org.jspecify.annotations.NullMarked;
