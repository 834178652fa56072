/** A game as a tree of moves with comments and all that was recorded about it, independent of any file format. */
@NullMarked
package org.chuhe.records.model;

import org.jspecify.annotations.NullMarked;
