package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.text.Result;
import org.chuhe.tournament.model.Attendance;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;

/** Sets up the games of a match: colours by board and game (2011 rules, 12.1–12.4), forfeits of those who are gone. */
public final class MatchMaker {
    private final Event event;
    private final int round;

    public MatchMaker(Event event, int round) {
        this.event = event;
        this.round = round;
    }

    /** A match in which {@code first} has Red in the first game, or on the odd boards. */
    public Match match(int table, String section, int first, int second) {
        Regulations rules = event.regulations();
        int boards = rules.forTeams() ? rules.teams().boards() : 1;
        Result result = opening(first, second);
        Result turned = opening(second, first);
        List<Game> games = new ArrayList<>();
        for (int game = 0; game < rules.gamesPerMatch(); game++) {
            for (int board = 1; board <= boards; board++) {
                boolean firstIsRed = (game + board) % 2 == 1;
                int member = rules.forTeams() ? board : 0;
                games.add(new Game(
                        games.size() + 1,
                        GameKind.REGULAR,
                        firstIsRed ? first : second,
                        firstIsRed ? second : first,
                        member,
                        member,
                        firstIsRed ? result : turned));
            }
        }
        return new Match(table, section, first, second, games, Origin.RULE, 0);
    }

    /** What a new game begins with: who has left, or is away, loses without playing (19.2, 20.3). */
    Result opening(int red, int black) {
        boolean redHere = attendance(red).takesPart(round);
        boolean blackHere = attendance(black).takesPart(round);
        if (redHere && blackHere) {
            return Result.NONE;
        }
        if (redHere) {
            return Result.RED_BY_FORFEIT;
        }
        return blackHere ? Result.BLACK_BY_FORFEIT : Result.BOTH_FORFEIT;
    }

    private Attendance attendance(int no) {
        return event.entrant(no).map(Entrant::attendance).orElse(Attendance.ALL);
    }
}
