/**
 * Threats found by search, not by patterns: {@link org.chuhe.arbiter.threat.MateSearch} proves a mate by continuous
 * checks (24.2), {@link org.chuhe.arbiter.threat.MaterialSearch} proves that material is won by captures and checks
 * (24.3), {@link org.chuhe.arbiter.threat.Contact} is an offer to exchange between like pieces (26.9, 26.10). What is
 * not proved within its {@link org.chuhe.arbiter.threat.Budget} is said to be undecided.
 */
@NullMarked
package org.chuhe.arbiter.threat;

import org.jspecify.annotations.NullMarked;
