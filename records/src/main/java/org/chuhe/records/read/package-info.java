/**
 * Opens files of every kind. Readers are lenient: whatever is legal is kept, whatever is wrong is reported; no input
 * makes them throw anything but {@link org.chuhe.records.format.RecordException}, run for ever or allocate more than a
 * small multiple of its size.
 */
@NullMarked
package org.chuhe.records.read;

import org.jspecify.annotations.NullMarked;
