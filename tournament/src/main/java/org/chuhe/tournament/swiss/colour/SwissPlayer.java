package org.chuhe.tournament.swiss.colour;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/**
 * A player, or a team, before a round is paired.
 *
 * @param no 序号
 * @param score as a whole number; callers with half points double them
 * @param opponents everybody he may not meet again (2011 rules, 附录二 一.6)
 * @param colours of the games that count for colours
 * @param downs how often he was floated down (下调), not counting when he was alone on his score (一.9)
 * @param ups how often he was floated up (上调), counted likewise; a bye is no float
 * @param byes how often he had the bye
 */
public record SwissPlayer(int no, int score, Set<Integer> opponents, Colours colours, int downs, int ups, int byes) {
    public SwissPlayer {
        opponents = Collections.unmodifiableSet(new TreeSet<>(opponents));
    }

    /** Somebody who has not played yet. */
    public static SwissPlayer newcomer(int no) {
        return new SwissPlayer(no, 0, Set.of(), Colours.NONE, 0, 0, 0);
    }
}
