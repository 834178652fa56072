package org.chuhe.tournament.ranking;

import java.util.List;

/**
 * What the members of a unit that count achieved.
 *
 * @param places best first
 * @param points the sum of theirs
 */
record MemberScore(List<Integer> places, int points) {
    MemberScore {
        places = List.copyOf(places);
    }
}
