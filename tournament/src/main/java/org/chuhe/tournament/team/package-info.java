/** 团体赛: line-ups, all-play-all duels and totals by unit (2011 rules, 第11条). */
@NullMarked
package org.chuhe.tournament.team;

import org.jspecify.annotations.NullMarked;
