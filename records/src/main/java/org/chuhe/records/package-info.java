/** Reading and writing game files of the xiangqi world, and auditing whole archives of them. */
@NullMarked
package org.chuhe.records;

import org.jspecify.annotations.NullMarked;
