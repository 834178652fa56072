/**
 * Who has red (2011 rules, 附录二 二.4): what a player has had, what is due to him, and the decision between two. Stands
 * below the rest of {@code swiss}, which alone uses it.
 */
@NullMarked
package org.chuhe.tournament.swiss.colour;

import org.jspecify.annotations.NullMarked;
