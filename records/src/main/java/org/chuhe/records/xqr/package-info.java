/** XQR, a format of types, lengths and values. */
@NullMarked
package org.chuhe.records.xqr;

import org.jspecify.annotations.NullMarked;
