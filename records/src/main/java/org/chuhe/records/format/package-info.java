/** What readers and writers of game files have in common: the formats, what can be wrong with a file, a game read. */
@NullMarked
package org.chuhe.records.format;

import org.jspecify.annotations.NullMarked;
