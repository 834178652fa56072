package org.chuhe.server.event.log;

import java.util.List;
import org.chuhe.server.game.room.Penalties;
import org.chuhe.tournament.command.entry.RecordConduct;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.model.Departure;
import org.chuhe.tournament.model.Team;

/** Fouls, warnings, exclusions and expulsions that arrive from the games of a tournament. */
public final class ConductActions {
    /** Number, name, fouls, warnings, exclusions; then the game, which nobody reads but {@link #counted}. */
    private static final int WORDS = 6;

    private ConductActions() {}

    /** Adds what a game has brought an entrant; what is less than before is taken back. */
    public static EventAction of(int no, String game, Penalties more) {
        return new EventAction(EventAction.Kind.CONDUCT, state -> {
            RecordConduct record = new RecordConduct(no, more.fouls(), more.warnings(), more.exclusions());
            String name =
                    state.event().entrant(no).map(entrant -> entrant.name()).orElse("");
            return EventAction.Changed.event(
                    state,
                    Commands.applied(state, record),
                    ActionDetails.of(no, name, more.fouls(), more.warnings(), more.exclusions(), game));
        });
    }

    /** Somebody leaves the tournament because he was expelled in a game (18.3). */
    public static EventAction expel(int no, int round, String reason, String game) {
        return new EventAction(EventAction.Kind.WITHDRAW, state -> {
            boolean team =
                    state.event().entrant(no).filter(Team.class::isInstance).isPresent();
            if (team
                    || state.event()
                            .entrant(no)
                            .filter(one -> one.attendance().withdrawn())
                            .isPresent()) {
                return EventAction.Changed.facts(state, state.facts(), ActionDetails.none());
            }
            Withdraw withdraw = new Withdraw(no, round, Departure.expelled(reason));
            return EventAction.Changed.event(
                    state,
                    Commands.applied(state, withdraw),
                    ActionDetails.of(no, state.whole().name(no), round, "expelled", reason, game));
        });
    }

    /** Whether an expulsion has arrived already; if an organiser took it back, it does not come again. */
    public static boolean expelled(List<LogEntry> log, int no, String game) {
        return log.stream()
                .anyMatch(entry -> entry.kind() == EventAction.Kind.WITHDRAW
                        && entry.account().isEmpty()
                        && entry.details() instanceof ActionDetails.Words details
                        && details.words().size() == WORDS
                        && details.words().get(0).equals(Integer.toString(no))
                        && details.words().get(WORDS - 1).equals(game));
    }

    /**
     * What of a game is on an entrant's account already. An entry that an organiser has taken back still counts here: he
     * had the last word, and it does not come again.
     */
    public static Penalties counted(List<LogEntry> log, int no, String game) {
        Penalties sum = Penalties.NONE;
        for (LogEntry entry : log) {
            if (entry.kind() == EventAction.Kind.CONDUCT
                    && entry.account().isEmpty()
                    && entry.details() instanceof ActionDetails.Words details
                    && details.words().size() == WORDS
                    && details.words().get(0).equals(Integer.toString(no))
                    && details.words().get(WORDS - 1).equals(game)) {
                sum = sum.plus(new Penalties(
                        Integer.parseInt(details.words().get(2)),
                        Integer.parseInt(details.words().get(3)),
                        Integer.parseInt(details.words().get(4))));
            }
        }
        return sum;
    }
}
