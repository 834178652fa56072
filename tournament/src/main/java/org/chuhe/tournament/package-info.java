/**
 * Tournaments of the 2011 competition rules (第10–14, 18–20条, 附录一–三). Begin with {@link
 * org.chuhe.tournament.Tournament}: an event with its history, to which commands are given and from which pairings,
 * tables and brackets are read.
 */
@NullMarked
package org.chuhe.tournament;

import org.jspecify.annotations.NullMarked;
