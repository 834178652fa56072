/**
 * The rule books, one class an edition: {@link org.chuhe.arbiter.book.chinese.Cxa1999}, {@link
 * org.chuhe.arbiter.book.chinese.Cxa2011}, {@link org.chuhe.arbiter.book.chinese.Cxa2020}. What the Chinese editions share is in {@link
 * org.chuhe.arbiter.book.chinese.ChineseRules}: how a ply is judged (24, 26.1–26.7, 26.9, 26.10) and the decision table (25,
 * 26.8). An edition says where it differs and how it numbers its articles.
 */
@NullMarked
package org.chuhe.arbiter.book.chinese;

import org.jspecify.annotations.NullMarked;
