/** MXQ, the records of 弈天: recognised, read and written. */
@NullMarked
package org.chuhe.records.mxq;

import org.jspecify.annotations.NullMarked;
