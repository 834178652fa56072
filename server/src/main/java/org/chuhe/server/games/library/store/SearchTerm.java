package org.chuhe.server.games.library.store;

/**
 * One thing that is asked of a game, in two ways.
 *
 * @param test a condition on a game {@code g}; written so that no index is used for it
 * @param ids a query for the numbers of all games that fulfil it; empty where that would be of no use
 * @param estimate how many games fulfil it, as far as was counted
 */
record SearchTerm(String test, String ids, long estimate) {
    /** What is only tested. */
    static SearchTerm test(String test, long estimate) {
        return new SearchTerm(test, "", estimate);
    }
}
