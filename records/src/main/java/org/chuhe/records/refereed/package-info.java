/** Games that the referee has conducted, as records have them. */
@NullMarked
package org.chuhe.records.refereed;

import org.jspecify.annotations.NullMarked;
