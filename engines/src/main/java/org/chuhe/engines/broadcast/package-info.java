/** A match told to whoever wants to look on, without the match waiting for him. */
@NullMarked
package org.chuhe.engines.broadcast;

import org.jspecify.annotations.NullMarked;
