package org.chuhe.tournament.team;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.text.Notice;

/** 台次: a team's list follows the ratings, the unrated come last (2011 rules, 11.1). */
public final class BoardOrder {
    private BoardOrder() {}

    /** Where a list departs from the ratings; for the organiser to judge. */
    public static List<Notice> departures(Team team) {
        List<Notice> found = new ArrayList<>();
        for (int i = 1; i < team.members().size(); i++) {
            Member upper = team.members().get(i - 1);
            Member lower = team.members().get(i);
            if (lower.rating() > upper.rating()) {
                found.add(Notice.of("team.order", "11.1", team.name(), lower.name(), upper.name()));
            }
        }
        return found;
    }
}
