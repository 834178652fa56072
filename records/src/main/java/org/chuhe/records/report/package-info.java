/** Reports as single web pages that need nothing else. */
@NullMarked
package org.chuhe.records.report;

import org.jspecify.annotations.NullMarked;
