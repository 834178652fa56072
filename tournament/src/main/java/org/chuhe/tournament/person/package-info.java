/** Who a player is, beside his name: what entry forms and rating lists say of him; categories by it. Knows no event. */
@NullMarked
package org.chuhe.tournament.person;

import org.jspecify.annotations.NullMarked;
