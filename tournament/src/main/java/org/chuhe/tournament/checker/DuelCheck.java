package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.result.Game;

/**
 * 全队轮赛制 (2011 rules, 11.4): two teams; in round r the i-th of the first meets the (i + r - 1)-th of the second, round and
 * round, so that everybody meets everybody once; the first team has Red on all boards of odd rounds.
 */
final class DuelCheck {
    private static final String ARTICLE = "11.4";

    private final Event event;
    private final List<Finding> findings = new ArrayList<>();

    private DuelCheck(Event event) {
        this.event = event;
    }

    static List<Finding> check(Event event) {
        DuelCheck check = new DuelCheck(event.withoutPlayOffs());
        check.run();
        return check.findings;
    }

    private void run() {
        List<Entrant> teams = event.entrants();
        if (teams.size() != 2) {
            findings.add(Finding.violation("D1", event.roundsPaired(), ARTICLE));
            return;
        }
        for (Round round : event.rounds()) {
            round.byes().forEach(no -> findings.add(Finding.violation("H3", round.number(), ARTICLE, no, 0)));
            if (round.matches().size() != 1
                    || !Set.of(teams.get(0).no(), teams.get(1).no())
                            .equals(sides(round.matches().get(0)))) {
                findings.add(Finding.violation(
                        "T2",
                        round.number(),
                        ARTICLE,
                        teams.get(0).no(),
                        teams.get(1).no()));
            } else {
                match(round.number(), round.matches().get(0), teams.get(0), teams.get(1));
            }
        }
    }

    private static Set<Integer> sides(Match match) {
        return match.first() == match.second() ? Set.of() : Set.of(match.first(), match.second());
    }

    private void match(int round, Match match, Entrant one, Entrant other) {
        int ones = members(one);
        int others = members(other);
        int rounds = Math.max(ones, others);
        Entrant red = round % 2 == 1 ? one : other;
        boolean byHand = match.origin() == Origin.ARBITER;
        if (!byHand && match.first() != red.no()) {
            findings.add(Finding.violation("H5", round, ARTICLE, match.table(), red.no(), match.opponentOf(red.no())));
        }
        int board = 0;
        for (int i = 1; i <= (round > rounds ? 0 : ones); i++) {
            int j = (i + round - 2) % rounds + 1;
            if (j > others) {
                continue;
            }
            board++;
            if (board > match.games().size()) {
                findings.add(Finding.violation("D2", round, ARTICLE, board, i, one.no(), j, other.no()));
                continue;
            }
            Game game = match.games().get(board - 1);
            boolean firstIsRed = game.red() == one.no();
            int sits = firstIsRed ? game.redMember() : game.blackMember();
            int against = firstIsRed ? game.blackMember() : game.redMember();
            if (sits != i || against != j || game.number() != board) {
                findings.add(Finding.violation("D2", round, ARTICLE, board, i, one.no(), j, other.no()));
            }
            if (!byHand && game.red() != red.no()) {
                findings.add(Finding.violation("L1", round, ARTICLE, match.table(), board));
            }
        }
        if (match.games().size() > board) {
            findings.add(Finding.violation(
                    "M2", round, ARTICLE, match.table(), match.games().size(), board));
        }
    }

    /** As many as there are boards, of a shorter list all. */
    private int members(Entrant team) {
        int boards = event.regulations().teams().boards();
        int listed = team instanceof Team named ? named.members().size() : 0;
        return listed == 0 ? boards : Math.min(boards, listed);
    }
}
