package org.chuhe.engines.match;

import org.chuhe.core.Position;

/**
 * A position from which games begin, each pair of games with both colours.
 *
 * @param name its number or name
 * @param start the position
 * @param moves how it came about, for readers; empty if that is not known
 */
public record Opening(String name, Position start, String moves) {}
