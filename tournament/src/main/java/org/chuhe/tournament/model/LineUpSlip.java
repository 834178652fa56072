package org.chuhe.tournament.model;

import java.util.List;

/**
 * 临时定台: the line-up that a captain has handed in; nobody sees it before it is opened (2011 rules, 11.3).
 *
 * @param members board 1 first, by their places in the team's list
 */
public record LineUpSlip(int team, List<Integer> members, boolean opened) {
    public LineUpSlip {
        members = List.copyOf(members);
    }
}
