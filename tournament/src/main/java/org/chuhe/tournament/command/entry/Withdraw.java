package org.chuhe.tournament.command.entry;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.text.Message;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Departure;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.text.Notice;

/**
 * 退出比赛 after a round, by withdrawal (19.1) or expulsion (18.3) (2011 rules, 19.2, 19.3): games of later rounds that are paired but not over are forfeited;
 * in a round robin the table then strikes out everything or keeps it.
 */
public record Withdraw(int no, int afterRound, Departure how) implements Command {
    /** Nobody has said why. */
    public Withdraw(int no, int afterRound) {
        this(no, afterRound, Departure.UNEXPLAINED);
    }

    /** Of an entrant who leaves now: after the last round played, or that was to be; an open game is forfeited, not waited for. */
    public static Withdraw now(Event event, int no, Departure how) {
        int last = 0;
        for (Round round : event.rounds()) {
            boolean over = round.finished()
                    || round.games().anyMatch(g -> g.involves(no) && g.result().finished());
            last = over ? round.number() : last;
        }
        return new Withdraw(no, last, how);
    }

    @Override
    public Outcome applyTo(Event event) {
        if (event.entrant(no).isEmpty()) {
            return Entries.unknown(no);
        }
        Entrant entrant = event.entrant(no).orElseThrow();
        if (entrant.attendance().withdrawn()) {
            return Outcome.refused("withdraw.twice", "19.1", no);
        }
        if (!event.begun()) {
            return Outcome.refused("withdraw.notBegun", "14.4", no);
        }
        if (afterRound < 0 || afterRound > event.roundsPaired()) {
            return Outcome.refused("withdraw.round", "19.1", event.roundsPaired());
        }
        if (playedAfter(event)) {
            return Outcome.refused("withdraw.played", "19.1", no, afterRound);
        }
        Event left = event.with(entrant.with(entrant.attendance().withdrawnAfter(afterRound, how)));
        for (Round round : left.rounds()) {
            if (round.number() > afterRound) {
                List<Integer> byes = round.byes().stream().filter(b -> b != no).toList();
                List<Match> matches =
                        round.matches().stream().map(this::forfeited).toList();
                left = left.with(round.with(matches).withByes(byes));
            }
        }
        return new Outcome.Done(left, missing());
    }

    /** What 19.1 asks for and nobody has put on record: he is gone all the same. */
    private List<Notice> missing() {
        List<Notice> notices = new ArrayList<>();
        if (!how.expelled() && how.reason().isEmpty()) {
            notices.add(Notice.of("withdraw.noReason", "19.1", no));
        }
        if (!how.expelled() && !how.agreed()) {
            notices.add(Notice.of("withdraw.noConsent", "19.1", no));
        }
        return notices;
    }

    private boolean playedAfter(Event event) {
        return event.rounds().stream()
                .filter(r -> r.number() > afterRound)
                .flatMap(Round::games)
                .anyMatch(g -> g.involves(no) && g.result().played());
    }

    private Match forfeited(Match match) {
        List<Game> games = new ArrayList<>();
        for (Game game : match.games()) {
            boolean open = game.involves(no) && game.result() == Result.NONE;
            Result lost = game.red() == no ? Result.BLACK_BY_FORFEIT : Result.RED_BY_FORFEIT;
            games.add(open ? game.with(lost) : game);
        }
        return match.with(games);
    }

    @Override
    public CommandKind kind() {
        return CommandKind.WITHDRAW;
    }

    @Override
    public Message sentence(Names names) {
        Notice left = Notice.plain(how.expelled() ? "did.expel" : "did.withdraw", names.entrant(no), afterRound);
        return how.reason().isEmpty()
                ? left.words()
                : Notice.plain("did.why", left, how.reason()).words();
    }
}
