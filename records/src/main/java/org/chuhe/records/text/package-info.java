/** Plain text and record sheets: recognised, read and written. */
@NullMarked
package org.chuhe.records.text;

import org.jspecify.annotations.NullMarked;
