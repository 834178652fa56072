/** The colours of Chuhe, once for pages, pictures and prints: {@link org.chuhe.documents.palette.Palette}. */
@NullMarked
package org.chuhe.documents.palette;

import org.jspecify.annotations.NullMarked;
