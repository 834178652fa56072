/** Commands on appeals. */
@NullMarked
package org.chuhe.tournament.command.appeal;

import org.jspecify.annotations.NullMarked;
