package org.chuhe.engines.match;

/**
 * A game to be played.
 *
 * @param number from 1, the same whenever the match is gone on with
 * @param round of the match, from 1
 * @param pair the pair of games that it belongs to, from 1
 * @param red who has Red, by his place in the list
 * @param black who has Black
 * @param opening where it begins, by its place in the list
 */
public record MatchTask(int number, int round, int pair, int red, int black, int opening) {}
