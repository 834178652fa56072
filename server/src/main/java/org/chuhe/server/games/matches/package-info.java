/**
 * Matches between engines that are played elsewhere ({@code chuhe match --broadcast}) and looked at here. Whoever has the
 * match's link tells; nothing he says is taken on trust: moves are played again by the rules, texts have their lengths, and
 * what does not hold is shown as refused.
 */
@NullMarked
package org.chuhe.server.games.matches;

import org.jspecify.annotations.NullMarked;
