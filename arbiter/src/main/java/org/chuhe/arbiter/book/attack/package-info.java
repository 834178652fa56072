/**
 * Attacks as the rule books without search see them: which piece can take which at once, whether it could be retaken,
 * and which attacks come back on every move of a cycle. Shared by the World rules of 2018 and the rules of 1957.
 */
@NullMarked
package org.chuhe.arbiter.book.attack;

import org.jspecify.annotations.NullMarked;
