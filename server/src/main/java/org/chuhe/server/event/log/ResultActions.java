package org.chuhe.server.event.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.server.platform.http.Failure;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.command.round.RecordResults;
import org.chuhe.tournament.command.round.ResultChange;
import org.chuhe.tournament.result.Result;

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
        EventAction.Kind kind = asked.size() == 1 ? EventAction.Kind.RESULT : EventAction.Kind.RESULTS;
        return new EventAction(kind, state -> record(state, asked));
    }

    private static EventAction.Changed record(EventState state, List<Asked> asked) {
        List<ResultChange> changes = new ArrayList<>();
        for (Asked one : asked) {
            ResultChange change = ResultChange.of(state.event(), one.record());
            if (change.changesAnything()) {
                if (one.was().isPresent() && one.was().orElseThrow() != change.before()) {
                    throw new Failure(
                            409,
                            WORDS.message(
                                    "conflict.result",
                                    change.table(),
                                    change.before().sign()));
                }
                changes.add(change);
            }
        }
        RecordResults records =
                new RecordResults(changes.stream().map(ResultChange::forth).toList());
        return EventAction.Changed.event(state, Commands.applied(state, records), new ActionDetails.Results(changes));
    }

    /**
     * Takes the results of an entry back, as long as they are still the ones it recorded.
     *
     * @throws Failure if one of them is not
     */
    static EventAction.Changed back(List<ResultChange> changes, EventState state, ActionDetails details) {
        if (!changes.stream().allMatch(change -> change.standsIn(state.event()))) {
            throw new Failure(409, WORDS.message("undo.changed"));
        }
        RecordResults records =
                new RecordResults(changes.stream().map(ResultChange::back).toList());
        return new EventAction.Changed(Commands.applied(state, records).event(), state.facts(), List.of(), details);
    }
}
