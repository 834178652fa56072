/**
 * What the arbiter answers on whole games (2011 rules, 22 and 23): where play has become a position to be ruled on 待判局面,
 * what the ruling is, whether the natural move limit 自然限着 is reached, and what becomes of a claim.
 */
@NullMarked
package org.chuhe.arbiter.claim;

import org.jspecify.annotations.NullMarked;
