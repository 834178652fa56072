package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.TableOdds;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;

/** What must hold at every table: the games belong to the match, the colours to the boards, the line-up to the team. */
final class MatchCheck {
    private final Event event;
    private final Round round;
    private final List<Finding> findings = new ArrayList<>();

    private MatchCheck(Event event, Round round) {
        this.event = event;
        this.round = round;
    }

    static List<Finding> check(Event event, Round round) {
        MatchCheck check = new MatchCheck(event, round);
        round.matches().forEach(check::match);
        return check.findings;
    }

    private void match(Match m) {
        for (Game g : m.games()) {
            boolean same = (g.red() == m.first() && g.black() == m.second())
                    || (g.red() == m.second() && g.black() == m.first());
            if (!same || m.first() == m.second()) {
                findings.add(Finding.violation("M1", round.number(), "12.1", m.table(), g.red(), g.black()));
            }
            gone(m, g);
        }
        TeamKind kind = event.regulations().teams().kind();
        if (kind.pairsTeams() && kind != TeamKind.ALL_PLAY_ALL) {
            boardColours(m);
            lineUp(m, m.first());
            lineUp(m, m.second());
        }
        if (kind != TeamKind.ALL_PLAY_ALL) {
            number(m);
            extraGames(m);
        }
        if (!kind.pairsTeams()) {
            gameColours(m);
        }
    }

    /** As many games as the regulations say, numbered from 1; those that break a tie come after them. */
    private void number(Match m) {
        int games = event.regulations().gamesPerMatch() * Decision.boards(event.regulations());
        int regular = Decision.games(m, true).size();
        boolean fine = regular == games;
        for (int i = 0; i < m.games().size(); i++) {
            Game g = m.games().get(i);
            fine &= g.number() == i + 1 && (g.kind() == GameKind.REGULAR) == i < regular;
        }
        if (!fine) {
            findings.add(Finding.violation("M2", round.number(), "10.1", m.table(), regular, games));
        }
    }

    /** 12.4, 附录一: colours change from game to game; at odds the weaker side always has the first move (1957 rules, 3.4). */
    private void gameColours(Match m) {
        List<Game> regular = Decision.games(m, true);
        for (int i = 0; i < regular.size(); i++) {
            boolean turned = i % 2 == 1 && m.odds() == TableOdds.NONE;
            if (regular.get(i).red() != (turned ? m.second() : m.first())) {
                findings.add(Finding.violation("M3", round.number(), "12.4", m.table(), i + 1));
            }
        }
    }

    /** Games that break a tie: only where somebody must win, by the chain of the regulations, colours always exchanged. */
    private void extraGames(Match m) {
        List<Game> extra = Decision.games(m, false);
        List<GameKind> chain = event.regulations().knockout().tieBreaks();
        int boards = Decision.boards(event.regulations());
        for (int i = 0; i < extra.size(); i++) {
            Game g = extra.get(i);
            int before = m.games().indexOf(g) - boards;
            boolean fine = mustHaveWinner(m)
                    && i / boards < chain.size()
                    && g.kind() == chain.get(i / boards)
                    && before >= 0
                    && exchanged(m.games().get(before), g);
            if (!fine) {
                findings.add(Finding.violation("E1", round.number(), "10.4", m.table(), g.number()));
            }
        }
        if (extra.size() % boards != 0) {
            findings.add(Finding.violation(
                    "E1", round.number(), "10.4", m.table(), m.games().size()));
        }
    }

    private static boolean exchanged(Game before, Game after) {
        return after.red() == before.black()
                && after.black() == before.red()
                && after.redMember() == before.blackMember()
                && after.blackMember() == before.redMember();
    }

    private boolean mustHaveWinner(Match m) {
        return event.stage(round.stage())
                .map(s -> s.format().isBracket()
                        || (s.playOff()
                                && s.draw().stream().anyMatch(group -> group.size() == 2 && group.contains(m.first()))))
                .orElse(false);
    }

    /** Nobody plays in a round without taking part in it (19.1). */
    private void gone(Match m, Game g) {
        for (int no : new int[] {g.red(), g.black()}) {
            boolean left = event.entrant(no)
                    .map(Entrant::attendance)
                    .map(a -> !a.takesPart(round.number()))
                    .orElse(false);
            if (left && g.result().played()) {
                String article = event.regulations().format().withdrawalArticle();
                findings.add(Finding.violation("H6", round.number(), article, no, m.table()));
            }
        }
    }

    /** 12.2, 12.3: the first team has Red on the odd boards. */
    private void boardColours(Match m) {
        int boards = event.regulations().teams().boards();
        for (Game g : m.games()) {
            if (g.kind() != GameKind.REGULAR) {
                continue;
            }
            int board = (g.number() - 1) % boards + 1;
            int repeat = (g.number() - 1) / boards;
            int red = (board + repeat) % 2 == 1 ? m.first() : m.second();
            if (g.red() != red) {
                findings.add(Finding.violation("L1", round.number(), "12.3", m.table(), board));
            }
        }
    }

    /** 11.1–11.3: everybody once, and in the order the kind of event demands. */
    private void lineUp(Match m, int no) {
        int boards = event.regulations().teams().boards();
        TeamKind kind = event.regulations().teams().kind();
        List<Integer> seats = new ArrayList<>();
        for (Game g : m.games()) {
            if (g.kind() == GameKind.REGULAR && g.number() <= boards) {
                seats.add(g.red() == no ? g.redMember() : g.blackMember());
            }
        }
        int members = event.entrant(no)
                .map(e -> e instanceof Team t ? t.members().size() : 0)
                .orElse(0);
        Set<Integer> different = new HashSet<>(seats);
        boolean fine = different.size() == seats.size();
        int before = 0;
        for (int board = 1; board <= seats.size(); board++) {
            int seat = seats.get(board - 1);
            fine &= seat >= 1 && seat <= members;
            fine &= kind != TeamKind.FIXED_BOARDS || seat == board;
            fine &= kind != TeamKind.SUBSTITUTES || seat > before;
            before = seat;
        }
        if (!fine) {
            findings.add(Finding.violation("L2", round.number(), kind.article(), m.table(), no));
        }
    }
}
