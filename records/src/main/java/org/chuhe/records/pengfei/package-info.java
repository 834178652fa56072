/** PFC, the records of 鹏飞象棋. */
@NullMarked
package org.chuhe.records.pengfei;

import org.jspecify.annotations.NullMarked;
