package org.chuhe.core;

import org.chuhe.text.Message;

/**
 * One thing wrong with a position.
 *
 * @param problem which kind of thing
 * @param message the same in words, with the side, the piece and the point
 */
public record PositionFlaw(PositionProblem problem, Message message) {}
