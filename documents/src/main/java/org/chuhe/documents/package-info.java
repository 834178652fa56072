/** What Chuhe prints and draws. Board pictures are in {@link org.chuhe.documents.board}. */
@NullMarked
package org.chuhe.documents;

import org.jspecify.annotations.NullMarked;
