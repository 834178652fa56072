/**
 * Cheapest perfect matchings: who goes with whom when every pair has its price and nobody may be left over. The package
 * owns the algorithm and its arithmetic and knows no rule of the book: vertices are numbers, and why an edge costs what it
 * costs is the business of whoever fills {@link org.chuhe.tournament.swiss.matching.Costs}.
 *
 * <p>The way in is {@link org.chuhe.tournament.swiss.matching.PerfectMatching}. Inside, {@code MatchingSearch} looks for one more
 * pair, {@code Forest} holds the trees it grows and {@code BestEdges} where they can grow next, {@code Blossoms} the
 * matching with its odd rings, and {@code Prices} the proof that nothing is cheaper. Only
 * {@code swiss} may use it, and it uses nothing but the JDK; the checker must not share it.
 */
@NullMarked
package org.chuhe.tournament.swiss.matching;

import org.jspecify.annotations.NullMarked;
