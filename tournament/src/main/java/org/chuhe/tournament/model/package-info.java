/**
 * The data of an event (赛事) as immutable values: who takes part, under which {@code regulations}, what was paired and
 * recorded ({@code result}). No pairing, scoring or ranking happens here; those packages and the independent checker meet only in these
 * types.
 */
@NullMarked
package org.chuhe.tournament.model;

import org.jspecify.annotations.NullMarked;
