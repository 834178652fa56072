package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;
import org.chuhe.tournament.team.AllPlayAll;
import org.chuhe.tournament.text.Notice;

/** The next round of a duel between two whole teams (2011 rules, 11.4). */
public final class DuelPairing {
    private DuelPairing() {}

    public static Proposal next(Event event) {
        List<Entrant> teams = event.entrants();
        if (teams.size() != 2) {
            return Proposal.no("pair.duel.two", "11.4", teams.size());
        }
        int firsts = members(event, teams.get(0));
        int seconds = members(event, teams.get(1));
        int number = PairingProgress.nextRound(event);
        if (number > AllPlayAll.rounds(firsts, seconds)) {
            return Proposal.over("11.4", number - 1);
        }
        int first = teams.get(0).no();
        int second = teams.get(1).no();
        MatchMaker maker = new MatchMaker(event, number);
        List<Game> games = new ArrayList<>();
        for (AllPlayAll.Board board : AllPlayAll.round(firsts, seconds, number)) {
            boolean red = board.firstIsRed();
            games.add(new Game(
                    games.size() + 1,
                    GameKind.REGULAR,
                    red ? first : second,
                    red ? second : first,
                    red ? board.firstMember() : board.secondMember(),
                    red ? board.secondMember() : board.firstMember(),
                    red ? maker.opening(first, second) : maker.opening(second, first)));
        }
        boolean firstIsRed = number % 2 == 1;
        Match match = new Match(1, "", firstIsRed ? first : second, firstIsRed ? second : first, games, Origin.RULE, 0);
        Explanation why = new Explanation(1, List.of(Notice.of("pair.duel", "11.4", number)));
        return new Proposal.Paired(Round.of(number, List.of(match), List.of()), List.of(), List.of(why), List.of());
    }

    private static int members(Event event, Entrant team) {
        int most = event.regulations().teams().boards();
        return team instanceof Team named && !named.members().isEmpty()
                ? Math.min(most, named.members().size())
                : most;
    }
}
