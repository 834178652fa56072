/** 奖励: what regulations promise. Knows no event; who gets what is worked out in the reports. */
@NullMarked
package org.chuhe.tournament.prize;

import org.jspecify.annotations.NullMarked;
