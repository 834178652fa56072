package org.chuhe.server.event.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.command.round.RecordResults;

/** Recording results. Each stands for itself: only somebody else's result of the same game is in the way. */
public final class ResultActions {
    private static final Messages WORDS = Messages.beside(ResultActions.class);

    private ResultActions() {}

    /**
     * A result to be recorded.
     *
     * @param was what its recorder saw before; empty if he did not look
     */
    public record Asked(RecordResult record, Optional<Result> was) {}

    public static EventAction one(int round, int table, int game, Result result, Optional<Result> was) {
        return of(List.of(new Asked(new RecordResult(round, table, game, result), was)));
    }

    public static EventAction of(List<Asked> asked) {
        CommandKind kind = asked.size() == 1 ? CommandKind.RESULT : CommandKind.RESULTS;
        return new EventAction(kind, state -> record(state, asked));
    }

    private static EventAction.Changed record(EventState state, List<Asked> asked) {
        List<RecordResult> changes = new ArrayList<>();
        for (Asked one : asked) {
            if (!one.record().standsIn(state.event())) {
                RecordResult record = one.record();
                Result now = RecordResult.Recorded.in(state.event(), record.round(), record.table(), record.game())
                        .result();
                if (one.was().isPresent() && one.was().orElseThrow() != now) {
                    throw Rejection.conflict(WORDS.message("conflict.result", record.table(), now.sign()));
                }
                changes.add(record);
            }
        }
        return EventAction.Changed.by(state, new RecordResults(changes));
    }
}
