/** 等级分 after an event: changes, performances, norms achieved. */
@NullMarked
package org.chuhe.tournament.rating;

import org.jspecify.annotations.NullMarked;
