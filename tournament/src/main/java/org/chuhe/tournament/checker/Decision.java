package org.chuhe.tournament.checker;

import java.util.List;
import org.chuhe.text.Result;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;

/** Who goes on from a match that must have a winner (2011 rules, 10.4, 20.2), from its games alone. */
final class Decision {
    /** The match is level, or not over. */
    static final int OPEN = -1;
    /** Neither side came, so both have lost (20.2). */
    static final int NOBODY = 0;

    private Decision() {}

    /** The winner's number, {@link #NOBODY} or {@link #OPEN}. */
    static int of(Match match, Regulations rules) {
        if (match.awarded() != 0) {
            return match.awarded();
        }
        if (match.games().stream().allMatch(g -> g.result() == Result.BOTH_FORFEIT)) {
            return NOBODY;
        }
        if (!match.games().stream().allMatch(g -> g.result().finished())) {
            return OPEN;
        }
        List<Game> regular = games(match, true);
        int lead = lead(match, regular, rules);
        if (lead == 0 && rules.forTeams() && rules.knockout().topBoard()) {
            lead = firstBoardWon(match, regular, rules);
        }
        List<Game> extra = games(match, false);
        int boards = boards(rules);
        for (int end = boards; lead == 0 && end <= extra.size(); end += boards) {
            lead = lead(match, extra.subList(end - boards, end), rules);
        }
        return lead == 0 ? OPEN : lead > 0 ? match.first() : match.second();
    }

    static int boards(Regulations rules) {
        return rules.forTeams() ? rules.teams().boards() : 1;
    }

    /** The games of the match itself, or those added to break a tie. */
    static List<Game> games(Match match, boolean regular) {
        return match.games().stream()
                .filter(g -> (g.kind() == GameKind.REGULAR) == regular)
                .toList();
    }

    private static int firstBoardWon(Match match, List<Game> games, Regulations rules) {
        for (Game game : games) {
            int lead = game.result() == Result.DRAW ? 0 : lead(match, List.of(game), rules);
            if (lead != 0) {
                return lead;
            }
        }
        return 0;
    }

    /** By how many points the first side is ahead; in the last game of a chain a draw is a win for Black (和棋黑胜). */
    private static int lead(Match match, List<Game> games, Regulations rules) {
        int lead = 0;
        for (Game game : games) {
            boolean drawn = game.result() == Result.DRAW;
            int red = rules.scoring().red(game.result()) - rules.scoring().black(game.result());
            if (drawn && game.kind() == GameKind.DECIDER) {
                red = -rules.scoring().win();
            } else if (drawn && game.kind() != GameKind.REGULAR) {
                red = 0;
            }
            lead += game.red() == match.first() ? red : -red;
        }
        return lead;
    }
}
