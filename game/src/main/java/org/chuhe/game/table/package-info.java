/**
 * The arbiter's log of a game at a real board. It is the log of any game: a {@link org.chuhe.game.table.TableReferee}
 * turns what the arbiter enters into commands of the one referee, says what would follow, and lets the arbiter confirm it or
 * decide otherwise.
 */
@NullMarked
package org.chuhe.game.table;

import org.jspecify.annotations.NullMarked;
