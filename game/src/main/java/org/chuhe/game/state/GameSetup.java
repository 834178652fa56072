package org.chuhe.game.state;

import org.chuhe.core.Position;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;

/**
 * What was settled before the first move and stays so.
 *
 * @param regulations what the event lays down
 * @param players who plays
 * @param handicap what was given
 * @param start the position before the first move
 * @param startedAt when the game began
 */
public record GameSetup(
        GameRegulations regulations, Players players, Handicap handicap, Position start, long startedAt) {}
