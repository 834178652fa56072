package org.chuhe.server.event.log;

import java.util.List;
import org.chuhe.eventfiles.LogEntry;
import org.chuhe.server.game.room.Penalties;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.entry.RecordConduct;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.model.Departure;
import org.chuhe.tournament.model.Team;

/**
 * Fouls, warnings, exclusions and expulsions that arrive from the games of a tournament. The log names the game as the one
 * who did it. What an organiser takes back does not come again: he had the last word.
 */
public final class ConductActions {
    private ConductActions() {}

    /** By what name the log knows a game. */
    public static String who(String game) {
        return "game:" + game;
    }

    /** Adds what a game has brought an entrant; what is less than before is taken back. */
    public static EventAction of(int id, Penalties more) {
        return EventAction.of(new RecordConduct(id, more.fouls(), more.warnings(), more.exclusions()));
    }

    /** Somebody leaves the tournament because he was expelled in a game (18.3). */
    public static EventAction expel(int id, int round, String reason) {
        Withdraw withdraw = new Withdraw(id, round, Departure.expelled(reason));
        return new EventAction(CommandKind.WITHDRAW, state -> {
            boolean stays = state.event()
                    .byId(id)
                    .filter(one -> one instanceof Team || one.attendance().withdrawn())
                    .isPresent();
            return stays
                    ? EventAction.Changed.facts(state, state.facts(), withdraw)
                    : EventAction.Changed.by(state, withdraw);
        });
    }

    /** Whether an expulsion has arrived already. */
    public static boolean expelled(List<LogEntry> log, int id, String game) {
        return log.stream()
                .anyMatch(entry ->
                        entry.who().equals(who(game)) && entry.deed() instanceof Withdraw left && left.id() == id);
    }

    /** What of a game is on an entrant's account already. */
    public static Penalties counted(List<LogEntry> log, int id, String game) {
        Penalties sum = Penalties.NONE;
        for (LogEntry entry : log) {
            if (entry.who().equals(who(game)) && entry.deed() instanceof RecordConduct more && more.id() == id) {
                sum = sum.plus(new Penalties(more.fouls(), more.warnings(), more.disqualifications()));
            }
        }
        return sum;
    }
}
