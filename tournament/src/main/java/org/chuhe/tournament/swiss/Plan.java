package org.chuhe.tournament.swiss;

/**
 * The part of the key that scores and meetings alone decide (2011 rules, 附录二 一.4): how many leave each level, and who
 * jumps one. Every round with the smallest key follows it.
 *
 * @param leaving how many leave each level and those above it downwards
 * @param view the last level that can matter for the choices of each: the next one can take whoever comes
 */
record Plan(int[] leaving, Jumps jumps, int[] view) {}
