/** CCM, the records of 中游. */
@NullMarked
package org.chuhe.records.zhongyou;

import org.jspecify.annotations.NullMarked;
