/** Tables of what a record consists of: keys, kinds of values, bounds, what is usual. Clients walk over them. */
@NullMarked
package org.chuhe.tournament.field;

import org.jspecify.annotations.NullMarked;
