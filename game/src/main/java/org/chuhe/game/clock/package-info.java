/**
 * Chess clocks as values: schemes of timing 计时方案 (2011 rules, article 6) and the two faces of a clock, exact to the
 * millisecond. Time is always passed in.
 */
@NullMarked
package org.chuhe.game.clock;

import org.jspecify.annotations.NullMarked;
