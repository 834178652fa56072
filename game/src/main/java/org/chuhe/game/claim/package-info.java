/** The audit of claims: repetitions 待判局面 (2011 rules, article 23) and the natural move limit 自然限着 (22.2). */
@NullMarked
package org.chuhe.game.claim;

import org.jspecify.annotations.NullMarked;
