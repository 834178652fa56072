/** The moves that are judged together. */
@NullMarked
package org.chuhe.arbiter.repetition;

import org.jspecify.annotations.NullMarked;
