/** XQF, the files of 象棋演播室: recognised, read and written. */
@NullMarked
package org.chuhe.records.xqf;

import org.jspecify.annotations.NullMarked;
