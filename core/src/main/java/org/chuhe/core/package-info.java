/**
 * The rules of xiangqi as values: squares, sides, pieces, moves and positions.
 *
 * <p>Start with {@link org.chuhe.core.Position}: it knows the legal moves, check, mate (将死) and stalemate (困毙), and
 * never changes. A game so far, with its moves, is an {@code org.chuhe.core.sequence.MoveSequence}. Search code uses the
 * fast mutable twin {@link org.chuhe.core.board.Board}; texts are read and written by the classes of {@code
 * org.chuhe.core.notation}.
 */
@NullMarked
package org.chuhe.core;

import org.jspecify.annotations.NullMarked;
