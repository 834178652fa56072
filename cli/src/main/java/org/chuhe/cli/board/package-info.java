/**
 * {@code chuhe game}: a game at a real board, conducted in a terminal or entered from its score sheet. Only the command
 * itself is for others.
 */
@NullMarked
package org.chuhe.cli.board;

import org.jspecify.annotations.NullMarked;
