/** XGF, the records of 谢谢象棋 XieXie. */
@NullMarked
package org.chuhe.records.xiexie;

import org.jspecify.annotations.NullMarked;
