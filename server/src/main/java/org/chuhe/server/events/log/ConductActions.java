package org.chuhe.server.events.log;

import java.util.List;
import org.chuhe.server.play.live.Penalties;
import org.chuhe.tournament.command.entry.RecordConduct;

/** Fouls, warnings and exclusions that arrive from the games of a tournament. */
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
