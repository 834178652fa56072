/** Games as JSON lines. */
@NullMarked
package org.chuhe.records.jsonl;

import org.jspecify.annotations.NullMarked;
