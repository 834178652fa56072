package org.chuhe.server.event.log;

import java.util.List;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.room.LoggedProtest;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.appeal.LodgeAppeal;

/** Protests that arrive from the tables of a tournament. */
public final class ProtestActions {
    /** Number, by whom, against what; then the game, which nobody reads but {@link #lodged}. */
    private static final int WORDS = 4;

    private static final int LONGEST = 200;

    private ProtestActions() {}

    /** Lodges a protest as an appeal about its round and table. */
    public static EventAction of(BoardReference place, LoggedProtest protest, String at, String game) {
        String against = protest.against().length() <= LONGEST
                ? protest.against()
                : protest.against().substring(0, LONGEST);
        LodgeAppeal lodge = new LodgeAppeal(place.round(), place.table(), protest.player(), against, "", at);
        return new EventAction(EventAction.Kind.APPEAL, state -> {
            Outcome.Done done = Commands.applied(state, lodge);
            return EventAction.Changed.event(
                    state, done, ActionDetails.of(done.event().appeals().size(), lodge.by(), lodge.against(), game));
        });
    }

    /** How many protests of a game have arrived already; one that an organiser took back does not come again. */
    public static long lodged(List<LogEntry> log, String game) {
        return log.stream()
                .filter(entry -> entry.kind() == EventAction.Kind.APPEAL
                        && entry.account().isEmpty()
                        && entry.details() instanceof ActionDetails.Words details
                        && details.words().size() == WORDS
                        && details.words().get(WORDS - 1).equals(game))
                .count();
    }
}
