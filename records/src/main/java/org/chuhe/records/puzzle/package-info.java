/**
 * Positions of real games in which somebody mates by force, as puzzles: found and proved by {@link
 * org.chuhe.records.puzzle.ForcedMate}, solved by {@link org.chuhe.records.puzzle.Solver}, graded by {@link
 * org.chuhe.records.puzzle.PuzzleGrade}, chosen from games by {@link org.chuhe.records.puzzle.PuzzleMaker}.
 */
@NullMarked
package org.chuhe.records.puzzle;

import org.jspecify.annotations.NullMarked;
