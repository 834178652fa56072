/**
 * Mates to be found: puzzles out of real games ({@link org.chuhe.server.training.mates.PuzzleShelf}), solved on the
 * device. What somebody missed comes back to him; the server only keeps when ({@link
 * org.chuhe.server.training.mates.Reviews}), the reckoning is the page's ({@code practice/leitner.ts}).
 */
@NullMarked
package org.chuhe.server.training.mates;

import org.jspecify.annotations.NullMarked;
