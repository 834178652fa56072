/** WXF files. */
@NullMarked
package org.chuhe.records.wxf;

import org.jspecify.annotations.NullMarked;
