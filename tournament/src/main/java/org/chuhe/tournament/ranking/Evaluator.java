package org.chuhe.tournament.ranking;

import java.util.List;
import java.util.Map;

/** Gives every one of a group that is level his value in a criterion. */
@FunctionalInterface
interface Evaluator {
    /** Values for all of {@code tied}, or none at all where the criterion does not apply to them. */
    Map<Integer, HalfPoints> evaluate(Criterion criterion, List<Integer> tied);
}
