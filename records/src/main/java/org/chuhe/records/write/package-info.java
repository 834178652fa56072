/** Writers for the formats that other programs read, and for people. */
@NullMarked
package org.chuhe.records.write;

import org.jspecify.annotations.NullMarked;
