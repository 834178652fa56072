/** A match as people read it. */
@NullMarked
package org.chuhe.engines.report;

import org.jspecify.annotations.NullMarked;
