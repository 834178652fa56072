package org.chuhe.game.state;

import org.chuhe.core.Side;

/**
 * A player's wish to take his last move back, in a game for fun.
 *
 * @param side who wishes it
 * @param ply play would go on from the position after this ply
 */
public record TakeBackWish(Side side, int ply) {}
