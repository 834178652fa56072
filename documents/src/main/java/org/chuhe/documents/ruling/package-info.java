/**
 * A ruling on paper, to be signed. {@link org.chuhe.documents.ruling.RulingPdf} is the way in; {@code RulingPage} writes
 * the page, {@code EvidencePicture} draws what a ply is aimed at.
 */
@NullMarked
package org.chuhe.documents.ruling;

import org.jspecify.annotations.NullMarked;
