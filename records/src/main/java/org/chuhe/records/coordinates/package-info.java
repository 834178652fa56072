/** Files that give little more than moves in coordinates. */
@NullMarked
package org.chuhe.records.coordinates;

import org.jspecify.annotations.NullMarked;
