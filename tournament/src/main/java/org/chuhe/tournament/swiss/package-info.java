/**
 * 定位编排法: the pairing of a Swiss round (2011 rules, 附录二).
 *
 * <p>The round is defined declaratively, as the smallest key K among all legal pairings:
 *
 * <ol>
 *   <li>the bye: previous byes, then score, of whoever gets it;
 *   <li>the number of weakly forbidden pairs;
 *   <li>for every level but the last, top-down, how many players leave it downwards;
 *   <li>for every level but the first and the last, top-down, how many players of each higher level, the highest first,
 *       jump it to meet somebody below (跨越积分段, 一.4); the bye jumps nothing;
 *   <li>for every level, top-down: players who reach 多三 or 连三; third floats; players out of balance who do not get
 *       their due colour; players in balance who do not alternate; earlier floats of those who float now; and the place
 *       of each choice in the chooser's list, in order of priority.
 * </ol>
 *
 * <p>{@link org.chuhe.tournament.swiss.SwissPairer} finds that minimum exactly. The package owns the rules of the
 * appendix; it puts them into costs and leaves the search for the cheapest pairs to
 * {@link org.chuhe.tournament.swiss.matching}. It speaks the values of {@code regulations} and uses nothing else.
 *
 * <p>Only {@code pairing} asks it for a round; others may name the {@link org.chuhe.tournament.swiss.Relaxation}s an
 * arbiter permits. The checker shares nothing with it.
 */
@NullMarked
package org.chuhe.tournament.swiss;

import org.jspecify.annotations.NullMarked;
