/** PGN: recognised, read and written. */
@NullMarked
package org.chuhe.records.pgn;

import org.jspecify.annotations.NullMarked;
