/**
 * The load generator: plays real games with clocks over WebSockets against a server on this machine, checks that every
 * client sees the same moves in the same order, and measures how long a move takes to reach everybody.
 */
@NullMarked
package org.chuhe.bench.load;

import org.jspecify.annotations.NullMarked;
