/** Lists of positions. */
@NullMarked
package org.chuhe.records.fen;

import org.jspecify.annotations.NullMarked;
