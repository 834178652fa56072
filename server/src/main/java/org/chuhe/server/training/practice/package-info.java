/**
 * The arbiter's exam trainer: figures of the rule book as questions ({@link org.chuhe.server.training.practice.Question}), chosen
 * by a seed ({@link org.chuhe.server.training.practice.Exam}), answered by naming every ply's nature and the verdict, and marked
 * against the arbiter's own ruling ({@link org.chuhe.server.training.practice.Grading}). Members' marks are kept in the database
 * ({@link org.chuhe.server.training.practice.ScoreBook}), those of other visitors only in their browser. What was missed comes back as
 * in {@code mates}.
 */
@NullMarked
package org.chuhe.server.training.practice;

import org.jspecify.annotations.NullMarked;
