package org.chuhe.tournament.ranking;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chuhe.text.Result;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;

/** 成绩册: round by round, what the games of an event gave to everybody (2011 rules, 第13条, 14.4, 19.2, 20.3). */
final class Ledger {
    private final Regulations regulations;
    private final Scope scope;
    private final Set<Integer> annulled;
    private final Map<Integer, List<Share>> shares = new HashMap<>();
    private final List<Match> matches = new ArrayList<>();
    private final Map<List<Integer>, Meeting> meetings = new HashMap<>();
    private final Map<Integer, List<Integer>> halfByes = new HashMap<>();

    private Ledger(Event event, Scope scope) {
        this.regulations = event.regulations();
        this.scope = scope;
        this.annulled = Withdrawals.annulled(event, scope);
        scope.entrants().stream().filter(no -> !annulled.contains(no)).forEach(no -> shares.put(no, new ArrayList<>()));
        for (Entrant entrant : event.entrants()) {
            entrant.attendance()
                    .halfByes()
                    .forEach(round -> halfByes.computeIfAbsent(round, r -> new ArrayList<>())
                            .add(entrant.no()));
        }
        event.rounds().stream().filter(r -> scope.covers(r.number())).forEach(this::enter);
    }

    static Ledger of(Event event, Scope scope) {
        return new Ledger(event, scope);
    }

    private void enter(Round round) {
        for (Match match : round.matches()) {
            if (begun(match) && shares.containsKey(match.first()) && shares.containsKey(match.second())) {
                matches.add(match);
                enter(round.number(), match, match.first());
                enter(round.number(), match, match.second());
            }
        }
        if (!scope.roundRobin()) {
            round.byes().stream()
                    .filter(shares::containsKey)
                    .forEach(no -> shares(no).add(bye(round.number())));
            halfByes.getOrDefault(round.number(), List.of()).stream()
                    .filter(shares::containsKey)
                    .forEach(no -> shares(no).add(halfBye(round.number())));
        }
    }

    private void enter(int round, Match match, int no) {
        Scoring scoring = regulations.scoring();
        int points = 0;
        int against = 0;
        int wins = 0;
        int playedWins = 0;
        int draws = 0;
        int blackGames = 0;
        int blackWins = 0;
        boolean played = false;
        for (Game game : match.games()) {
            if (game.kind() != GameKind.REGULAR) {
                continue;
            }
            boolean red = game.red() == no;
            int forRed = scoring.red(game.result());
            int forBlack = scoring.black(game.result());
            points += red ? forRed : forBlack;
            against += red ? forBlack : forRed;
            boolean won = red ? game.result().redWon() : game.result().blackWon();
            boolean overTheBoard = game.result().played();
            played |= overTheBoard;
            wins += won ? 1 : 0;
            playedWins += won && overTheBoard ? 1 : 0;
            draws += game.result() == Result.DRAW ? 1 : 0;
            blackGames += !red && overTheBoard ? 1 : 0;
            blackWins += !red && won && overTheBoard ? 1 : 0;
        }
        Meeting before = meetings.getOrDefault(List.of(no, match.opponentOf(no)), Meeting.NONE);
        Meeting now = new Meeting(points, against, !nobodyCame(match));
        if (matchesGoOverCycles()) {
            now = now.after(before);
            meetings.put(List.of(no, match.opponentOf(no)), now);
        }
        int matchPoints = now.score(scoring) - before.score(scoring);
        shares(no)
                .add(new Share(
                        round,
                        match.opponentOf(no),
                        played,
                        matchPoints,
                        points,
                        wins,
                        playedWins,
                        draws,
                        blackGames,
                        blackWins));
    }

    /**
     * 两局循环制 (14.2): the games with one opponent are one 场 (13.2), also where each is played in a cycle of its own. A later
     * game gives by how much it changes that match.
     */
    private boolean matchesGoOverCycles() {
        return scope.roundRobin()
                && regulations.ranking() == RankingClause.ROUND_ROBIN_MATCHES
                && regulations.gamesPerMatch() == 1;
    }

    /** What the games with one opponent have given so far. */
    private record Meeting(int points, int against, boolean somebodyCame) {
        static final Meeting NONE = new Meeting(0, 0, false);

        Meeting after(Meeting before) {
            return new Meeting(points + before.points, against + before.against, somebodyCame || before.somebodyCame);
        }

        int score(Scoring scoring) {
            return somebodyCame ? scoring.match(points, against) : 0;
        }
    }

    private static boolean begun(Match match) {
        for (Game game : match.games()) {
            if (game.result().finished()) {
                return true;
            }
        }
        return false;
    }

    /** When neither side came (20.2) neither has anything. */
    private static boolean nobodyCame(Match match) {
        for (Game game : match.games()) {
            if (game.result() != Result.BOTH_FORFEIT) {
                return false;
            }
        }
        return true;
    }

    /** 轮空 is a win (14.4), in team events on every board. */
    private Share bye(int round) {
        int games = games();
        int points = games * regulations.scoring().win();
        return new Share(round, 0, false, regulations.scoring().matchWin(), points, games, 0, 0, 0, 0);
    }

    /** A round missed by request for half a point: a draw without a game, on every board. */
    private Share halfBye(int round) {
        int points = games() * regulations.scoring().halfBye();
        return new Share(round, 0, false, regulations.scoring().matchDraw(), points, 0, 0, 0, 0, 0);
    }

    private int games() {
        return regulations.gamesPerMatch()
                * (regulations.forTeams() ? regulations.teams().boards() : 1);
    }

    private List<Share> shares(int no) {
        List<Share> mine = shares.get(no);
        return mine == null ? new ArrayList<>() : mine;
    }

    /** What each round gave this entrant. */
    List<Share> of(int no) {
        return Collections.unmodifiableList(shares(no));
    }

    /** Everybody who is ranked. */
    List<Integer> entrants() {
        return shares.keySet().stream().sorted().toList();
    }

    Set<Integer> annulled() {
        return annulled;
    }

    /** The matches that count. */
    List<Match> matches() {
        return List.copyOf(matches);
    }

    int lastRound() {
        return scope.lastRound();
    }

    int firstRound() {
        return scope.firstRound();
    }
}
