/**
 * What scripts call: one class is the beginning of each script, and exports functions. They take and give what both
 * languages have (texts, numbers, lists of them, trees) and one handle, a position. The TypeScript around them gives it
 * all the shape that its users expect.
 */
@NullMarked
package org.chuhe.javascript.bridge;

import org.jspecify.annotations.NullMarked;
