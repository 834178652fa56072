/** HTML on paper, in Chinese and in any other script: {@link org.chuhe.documents.pdf.Pdf}. */
@NullMarked
package org.chuhe.documents.pdf;

import org.jspecify.annotations.NullMarked;
