/** CHE, the records of QQ 象棋. */
@NullMarked
package org.chuhe.records.qq;

import org.jspecify.annotations.NullMarked;
