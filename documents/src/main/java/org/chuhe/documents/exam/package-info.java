/** The result of an exam on paper, with the signature that lets others check it. */
@NullMarked
package org.chuhe.documents.exam;

import org.jspecify.annotations.NullMarked;
