/** 淘汰赛: seeding, brackets with placement play-offs, double elimination (2011 rules, 10.4, 附录三). */
@NullMarked
package org.chuhe.tournament.knockout;

import org.jspecify.annotations.NullMarked;
