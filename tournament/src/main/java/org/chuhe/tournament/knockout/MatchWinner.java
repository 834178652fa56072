package org.chuhe.tournament.knockout;

import java.util.List;
import java.util.OptionalInt;
import org.chuhe.text.Result;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;

/**
 * Who goes on from a knock-out match: by the points of its games, then by the first tie-break that somebody wins; in the
 * deciding game a draw is a win for Black (和棋黑胜). A tie-break is one game, of teams one on every board. When neither
 * side came (20.2) both have lost, and nobody goes on unless the arbiter decides otherwise.
 */
public final class MatchWinner {
    private MatchWinner() {}

    /** The winner; empty while games are missing, the match is level, or when neither side came. */
    public static OptionalInt of(Match match, Regulations rules) {
        if (match.awarded() != 0) {
            return OptionalInt.of(match.awarded());
        }
        if (!match.finished()) {
            return OptionalInt.empty();
        }
        OptionalInt ahead = ahead(match, regular(match), rules.scoring());
        if (ahead.isEmpty() && rules.forTeams() && rules.knockout().topBoard()) {
            ahead = byTopBoard(match, rules.scoring());
        }
        return ahead.isPresent() ? ahead : byTieBreaks(match, rules);
    }

    private static List<Game> regular(Match match) {
        return match.games().stream().filter(g -> g.kind() == GameKind.REGULAR).toList();
    }

    private static OptionalInt ahead(Match match, List<Game> games, Scoring scoring) {
        int lead = 0;
        for (Game game : games) {
            int margin = margin(game, scoring);
            lead += game.red() == match.first() ? margin : -margin;
        }
        return lead == 0 ? OptionalInt.empty() : OptionalInt.of(lead > 0 ? match.first() : match.second());
    }

    /** By how much Red is ahead; a draw may be worth more to Black (13.3) but wins no tie-break before the last. */
    private static int margin(Game game, Scoring scoring) {
        if (game.result() == Result.DRAW && game.kind() != GameKind.REGULAR) {
            return game.kind() == GameKind.DECIDER ? -scoring.win() : 0;
        }
        return scoring.red(game.result()) - scoring.black(game.result());
    }

    private static OptionalInt byTopBoard(Match match, Scoring scoring) {
        return regular(match).stream()
                .filter(g -> g.result() != Result.DRAW)
                .map(g -> ahead(match, List.of(g), scoring))
                .filter(OptionalInt::isPresent)
                .findFirst()
                .orElse(OptionalInt.empty());
    }

    private static OptionalInt byTieBreaks(Match match, Regulations rules) {
        List<Game> added =
                match.games().stream().filter(g -> g.kind() != GameKind.REGULAR).toList();
        int size = size(rules);
        for (int from = 0; from + size <= added.size(); from += size) {
            OptionalInt ahead = ahead(match, added.subList(from, from + size), rules.scoring());
            if (ahead.isPresent()) {
                return ahead;
            }
        }
        return OptionalInt.empty();
    }

    /** How many games a tie-break has. */
    public static int size(Regulations rules) {
        return rules.forTeams() ? rules.teams().boards() : 1;
    }

    /** Whether all games are over and nobody is ahead. */
    public static boolean level(Match match, Regulations rules) {
        return match.finished() && of(match, rules).isEmpty() && !nobodyCame(match);
    }

    /** Whether neither side came and the arbiter lets neither go on (20.2). */
    public static boolean nobodyCame(Match match) {
        return match.awarded() == 0 && match.games().stream().allMatch(g -> g.result() == Result.BOTH_FORFEIT);
    }

    /** Whether it is settled who goes on, or that nobody does. */
    public static boolean decided(Match match, Regulations rules) {
        return of(match, rules).isPresent() || nobodyCame(match);
    }
}
