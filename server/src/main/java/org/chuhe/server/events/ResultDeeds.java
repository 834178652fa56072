package org.chuhe.server.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.server.web.Failure;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.RecordResult;
import org.chuhe.tournament.command.RecordResults;
import org.chuhe.tournament.command.ResultChange;
import org.chuhe.tournament.model.Result;

/** Recording results. Each stands for itself: only somebody else's result of the same game is in the way. */
final class ResultDeeds {
    private static final Messages WORDS = Messages.beside(ResultDeeds.class);

    private ResultDeeds() {}

    /**
     * A result to be recorded.
     *
     * @param was what its recorder saw before; empty if he did not look
     */
    record Asked(RecordResult record, Optional<Result> was) {}

    static Deed one(int round, int table, int game, Result result, Optional<Result> was) {
        return of(List.of(new Asked(new RecordResult(round, table, game, result), was)));
    }

    static Deed of(List<Asked> asked) {
        Deed.Kind kind = asked.size() == 1 ? Deed.Kind.RESULT : Deed.Kind.RESULTS;
        return new Deed(kind, state -> record(state, asked));
    }

    private static Deed.Changed record(EventState state, List<Asked> asked) {
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
        return Deed.Changed.event(state, Deeds.done(state, records), new Story.Results(changes));
    }

    /**
     * Takes the results of an entry back, as long as they are still the ones it recorded.
     *
     * @throws Failure if one of them is not
     */
    static Deed.Changed back(List<ResultChange> changes, EventState state, Story story) {
        if (!changes.stream().allMatch(change -> change.standsIn(state.event()))) {
            throw new Failure(409, WORDS.message("undo.changed"));
        }
        RecordResults records =
                new RecordResults(changes.stream().map(ResultChange::back).toList());
        return new Deed.Changed(Deeds.done(state, records).event(), state.facts(), List.of(), story);
    }
}
