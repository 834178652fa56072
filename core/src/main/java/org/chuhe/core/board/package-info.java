/**
 * How the pieces move, made fast: step tables for every kind, the mutable {@link org.chuhe.core.board.Board} that plays
 * and takes back moves without allocating, legal move generation and counting.
 *
 * <p>Where is the horse's leg? {@link org.chuhe.core.board.HorseSteps}. The elephant's eye? {@link
 * org.chuhe.core.board.ElephantSteps}. The cannon's screen? {@link org.chuhe.core.board.LineTables}.
 */
@NullMarked
package org.chuhe.core.board;

import org.jspecify.annotations.NullMarked;
