/** The two languages that playing programs speak, UCI and UCCI: pure translation, no process and no clock. */
@NullMarked
package org.chuhe.engines.protocol;

import org.jspecify.annotations.NullMarked;
