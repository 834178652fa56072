/**
 * 世界象棋规则 2018, the World rules: chapter 4 (articles 19, 20) and the 36 headings of chapter 5. Attack-based, not
 * search-based: a chase is an attack on one and the same piece that comes back on every move.
 */
@NullMarked
package org.chuhe.arbiter.book.wxf;

import org.jspecify.annotations.NullMarked;
