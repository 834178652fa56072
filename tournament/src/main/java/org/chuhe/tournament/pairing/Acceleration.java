package org.chuhe.tournament.pairing;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;

/**
 * 加速编排: in the first rounds the upper half of the numbers is paired as if it had a win more, later half a win, so that a
 * large field comes to the decisive games earlier. The book does not have it; the method is that of Baku (FIDE Handbook,
 * C.04.5.1). Numbers must follow strength. The virtual points count for nothing else.
 */
final class Acceleration {
    private final Set<Integer> upper = new HashSet<>();
    private final Regulations rules;

    Acceleration(Event event) {
        this.rules = event.regulations();
        List<Integer> field = event.entrants().stream()
                .filter(e -> e.attendance().firstRound() == 1)
                .map(Entrant::no)
                .sorted()
                .toList();
        int half = (field.size() + 3) / 4 * 2;
        upper.addAll(field.subList(0, Math.min(half, field.size())));
    }

    /** Whether a round is paired with virtual points; the first is paired by number. */
    boolean holds(int round) {
        return round > 1 && round <= rules.accelerated();
    }

    /** What somebody has more in a round. */
    int points(int no, int round) {
        if (!holds(round) || !upper.contains(no)) {
            return 0;
        }
        boolean whole = round <= (rules.accelerated() + 1) / 2;
        boolean matches =
                rules.ranking().byMatches() && !(rules.forTeams() && rules.reads(Reading.PAIR_BY_GAME_POINTS));
        if (matches) {
            return whole ? rules.scoring().matchWin() : rules.scoring().matchDraw();
        }
        int games = rules.gamesPerMatch() * (rules.forTeams() ? rules.teams().boards() : 1);
        return games * (whole ? rules.scoring().win() : rules.scoring().halfBye());
    }
}
