package org.chuhe.server.event.log;

import java.util.List;
import org.chuhe.eventfiles.LogEntry;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.room.LoggedProtest;
import org.chuhe.tournament.command.appeal.LodgeAppeal;

/** Protests that arrive from the tables of a tournament. */
public final class ProtestActions {
    private static final int LONGEST = 200;

    private ProtestActions() {}

    /** Lodges a protest as an appeal about its round and table. */
    public static EventAction of(BoardReference place, LoggedProtest protest, String at) {
        String against = protest.against().length() <= LONGEST
                ? protest.against()
                : protest.against().substring(0, LONGEST);
        return EventAction.of(new LodgeAppeal(place.round(), place.table(), protest.player(), against, "", at));
    }

    /** How many protests of a game have arrived already; one that an organiser took back does not come again. */
    public static long lodged(List<LogEntry> log, String game) {
        return log.stream()
                .filter(entry -> entry.who().equals(ConductActions.who(game)) && entry.deed() instanceof LodgeAppeal)
                .count();
    }
}
