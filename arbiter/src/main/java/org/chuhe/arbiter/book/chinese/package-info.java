/**
 * The Chinese editions since 1999, side by side in {@link org.chuhe.arbiter.book.chinese.ChineseEditions}: how a ply is judged
 * (24, 26.1–26.7, 26.9, 26.10) and the decision table (25, 26.8). An edition is a value that says where it differs and how
 * it numbers its articles.
 */
@NullMarked
package org.chuhe.arbiter.book.chinese;

import org.jspecify.annotations.NullMarked;
