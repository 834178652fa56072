/**
 * 中国象棋规则 1957: eight forbidden patterns (5.2), five drawn ones (6.2). The side below moves first and is called
 * Black; in positions and verdicts it is the side in upper case, as everywhere else, and only the words differ.
 */
@NullMarked
package org.chuhe.arbiter.book.cxa1957;

import org.jspecify.annotations.NullMarked;
