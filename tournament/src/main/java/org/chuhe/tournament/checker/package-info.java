/**
 * An independent checker of whole events: it recomputes everything from the record with algorithms of its own and shares
 * no code with the pairer; the two meet only in the data model. What it cannot recompute within reason it reports as not
 * verified, never as right.
 */
@NullMarked
package org.chuhe.tournament.checker;

import org.jspecify.annotations.NullMarked;
