/**
 * Pictures of the board as SVG and PNG. Start with {@link org.chuhe.documents.board.BoardPicture}.
 *
 * <p>Distances follow one rule: neighbouring points are 100 apart, the top left point is (0, 0). Characters are drawn as
 * outlines, so a picture looks the same where no Chinese font is installed.
 */
@NullMarked
package org.chuhe.documents.board;

import org.jspecify.annotations.NullMarked;
