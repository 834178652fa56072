/** The formats of events (2011 rules, 第10条, 11.4), one class each: how the next round is made and how the table is reckoned. */
@NullMarked
package org.chuhe.tournament.format;

import org.jspecify.annotations.NullMarked;
