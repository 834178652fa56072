/** What an event announces beside its regulations: where and when, who officiates, and what is to be known. Knows no event. */
@NullMarked
package org.chuhe.tournament.programme;

import org.jspecify.annotations.NullMarked;
