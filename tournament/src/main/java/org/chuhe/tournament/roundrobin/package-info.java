/** 循环赛: the tables of 附录一 of the 2011 rules, by the printed construction rule, for any number. */
@NullMarked
package org.chuhe.tournament.roundrobin;

import org.jspecify.annotations.NullMarked;
