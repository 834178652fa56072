package org.chuhe.tournament.result;

import org.chuhe.text.Result;

/**
 * A result that a later pairing relied on and that is not, or no longer, the one on record: an unfinished game counted
 * as a draw (2011 rules, 附录二 一.8), or a result corrected afterwards. The pairing stays valid.
 *
 * @param round the round of the game
 * @param table its table
 * @param game its number in the match
 * @param result what the pairing took it for
 */
public record Assumption(int round, int table, int game, Result result) {}
