/** Where the text of an edition leaves room: the choices that are made, what supports them, and the other answers. */
@NullMarked
package org.chuhe.arbiter.interpretation;

import org.jspecify.annotations.NullMarked;
