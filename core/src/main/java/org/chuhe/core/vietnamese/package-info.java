/** Moves as Vietnamese players write them, made from WXF notation and turned into it. */
@NullMarked
package org.chuhe.core.vietnamese;

import org.jspecify.annotations.NullMarked;
