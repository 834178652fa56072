package org.chuhe.arbiter.book;

import org.chuhe.arbiter.interpretation.Interpretation;

/**
 * That a verdict rests on an interpretation: with this one answered the other way, and all others as they are, it would be
 * another.
 *
 * @param interpretation what would be answered the other way
 * @param verdict the verdict then; undecided where the search does not settle it
 * @param losesAtOnce whether the side that must vary would have no time to
 */
public record RestsOn(Interpretation interpretation, Verdict verdict, boolean losesAtOnce) {}
