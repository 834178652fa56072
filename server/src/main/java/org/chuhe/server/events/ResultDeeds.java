package org.chuhe.server.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.text.Messages;
import org.chuhe.server.web.Failure;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.RecordResult;
import org.chuhe.tournament.command.RecordResults;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Game;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Result;

/** Recording results. Each stands for itself: only somebody else's result of the same game is in the way. */
final class ResultDeeds {
    private static final Messages WORDS = Messages.beside(ResultDeeds.class);
    private static final int WORDS_PER_RESULT = 4;

    private ResultDeeds() {}

    /**
     * A result to be recorded.
     *
     * @param was what its recorder saw before; empty if he did not look
     */
    record Asked(int round, int table, int game, Result result, Optional<Result> was) {}

    /** A result as an entry of the log has it. */
    record Written(int round, int table, int game, Result before, Result after) {}

    static Deed one(int round, int table, int game, Result result, Optional<Result> was) {
        return of(List.of(new Asked(round, table, game, result, was)));
    }

    static Deed of(List<Asked> asked) {
        Deed.Kind kind = asked.size() == 1 ? Deed.Kind.RESULT : Deed.Kind.RESULTS;
        return new Deed(kind, state -> record(state, asked));
    }

    private static Deed.Changed record(EventState state, List<Asked> asked) {
        List<RecordResult> records = new ArrayList<>();
        List<String> words = new ArrayList<>();
        for (Asked one : asked) {
            Result now = current(state.event(), one.round(), one.table(), one.game());
            boolean stale = one.was().isPresent() && one.was().orElseThrow() != now && now != one.result();
            if (stale) {
                throw new Failure(409, WORDS.message("conflict.result", one.table(), ResultWords.sign(now)));
            }
            if (now != one.result()) {
                records.add(new RecordResult(one.round(), one.table(), one.game(), one.result()));
                words.addAll(List.of(
                        one.table() + "", one.game() + "", ResultWords.sign(now), ResultWords.sign(one.result())));
            }
        }
        Outcome outcome = new RecordResults(records).applyTo(state.event());
        if (outcome instanceof Outcome.Refused refusal) {
            throw new RefusedException(refusal);
        }
        words.add(0, asked.isEmpty() ? "0" : asked.get(0).round() + "");
        return Deed.Changed.event(state, (Outcome.Done) outcome, words.toArray());
    }

    /** What is on record. */
    static Result current(Event event, int round, int table, int game) {
        return find(event, round, table, game).map(Game::result).orElse(Result.UNFINISHED);
    }

    private static Optional<Game> find(Event event, int round, int table, int game) {
        Optional<Match> match = event.round(round).flatMap(r -> r.table(table));
        return match.flatMap(
                m -> m.games().stream().filter(g -> g.number() == game).findFirst());
    }

    /** The results that an entry recorded or took back. */
    static List<Written> touched(LogEntry entry) {
        if (entry.kind() == Deed.Kind.UNDO && entry.words().size() > 2) {
            String kind = entry.words().get(1);
            boolean results =
                    Deed.Kind.ofCode(kind).filter(Deed.Kind::recordsResults).isPresent();
            return results ? written(entry.words().subList(2, entry.words().size())) : List.of();
        }
        return entry.kind().recordsResults() ? written(entry.words()) : List.of();
    }

    /** The results of an entry of the log. */
    static List<Written> written(LogEntry entry) {
        return written(entry.words());
    }

    private static List<Written> written(List<String> words) {
        int round = Integer.parseInt(words.get(0));
        List<Written> all = new ArrayList<>();
        for (int i = 1; i + WORDS_PER_RESULT <= words.size(); i += WORDS_PER_RESULT) {
            all.add(new Written(
                    round,
                    Integer.parseInt(words.get(i)),
                    Integer.parseInt(words.get(i + 1)),
                    ResultWords.read(words.get(i + 2)).orElse(Result.UNFINISHED),
                    ResultWords.read(words.get(i + 3)).orElse(Result.UNFINISHED)));
        }
        return all;
    }
}
