/** 申诉: what is appealed against, and what became of it (2011 rules, 第15条). Knows no event. */
@NullMarked
package org.chuhe.tournament.appeal;

import org.jspecify.annotations.NullMarked;
