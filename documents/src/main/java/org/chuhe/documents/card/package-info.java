/**
 * Cards: pictures that stand for a page where a link to it is shown. {@link org.chuhe.documents.card.LinkCard} draws one, with
 * characters as outlines.
 */
@NullMarked
package org.chuhe.documents.card;

import org.jspecify.annotations.NullMarked;
