package org.chuhe.tournament.knockout;

import java.util.OptionalInt;
import org.chuhe.tournament.model.Game;
import org.chuhe.tournament.model.GameKind;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Result;
import org.chuhe.tournament.model.Scoring;

/**
 * Who goes on from a knock-out match: by the points of its games, then by the first tie-break game that is won; in the
 * deciding game a draw is a win for Black (和棋黑胜).
 */
public final class MatchWinner {
    private MatchWinner() {}

    /** The winner; empty while games are missing or the match is level. */
    public static OptionalInt of(Match match, Scoring scoring) {
        if (match.awarded() != 0) {
            return OptionalInt.of(match.awarded());
        }
        if (!match.finished()) {
            return OptionalInt.empty();
        }
        int lead = 0;
        for (Game game : match.games()) {
            if (game.kind() == GameKind.REGULAR) {
                int margin = scoring.red(game.result()) - scoring.black(game.result());
                lead += game.red() == match.first() ? margin : -margin;
            }
        }
        if (lead != 0) {
            return OptionalInt.of(lead > 0 ? match.first() : match.second());
        }
        return byTieBreaks(match);
    }

    private static OptionalInt byTieBreaks(Match match) {
        for (Game game : match.games()) {
            if (game.kind() == GameKind.REGULAR) {
                continue;
            }
            boolean drawnDecider = game.kind() == GameKind.DECIDER && game.result() == Result.DRAW;
            if (game.result().blackWon() || drawnDecider) {
                return OptionalInt.of(game.black());
            }
            if (game.result().redWon()) {
                return OptionalInt.of(game.red());
            }
        }
        return OptionalInt.empty();
    }

    /** Whether all games are over and nobody is ahead. */
    public static boolean level(Match match, Scoring scoring) {
        return match.finished() && of(match, scoring).isEmpty();
    }
}
