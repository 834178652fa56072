package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
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
    }

    /** Nobody plays after he withdrew (19.1). */
    private void gone(Match m, Game g) {
        for (int no : new int[] {g.red(), g.black()}) {
            boolean left = event.entrant(no)
                    .map(Entrant::attendance)
                    .map(a -> a.lastRound() < round.number())
                    .orElse(false);
            if (left && g.result().played()) {
                findings.add(Finding.violation("H6", round.number(), "19.3", no, m.table()));
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
