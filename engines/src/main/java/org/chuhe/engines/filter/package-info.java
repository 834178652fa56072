/** The arbiter between a program that shows games and one that plays them. */
@NullMarked
package org.chuhe.engines.filter;

import org.jspecify.annotations.NullMarked;
