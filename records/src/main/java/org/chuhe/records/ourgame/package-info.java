/** CHN and XQI, the records of 联众. */
@NullMarked
package org.chuhe.records.ourgame;

import org.jspecify.annotations.NullMarked;
