package org.chuhe.tournament.command.round;

import java.util.Optional;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.Result;
import org.chuhe.tournament.result.ResultReason;

/**
 * A result on record that became another one.
 *
 * @param before what was on record; {@link Result#UNFINISHED} if nothing was
 * @param after what is on record since
 * @param reasonBefore why the game was said to have ended so
 * @param reason the same since
 */
public record ResultChange(
        int round, int table, int game, Result before, Result after, ResultReason reasonBefore, ResultReason reason) {
    /** A change without reasons. */
    public ResultChange(int round, int table, int game, Result before, Result after) {
        this(round, table, game, before, after, ResultReason.NONE, ResultReason.NONE);
    }

    /** What a record would change in an event. */
    public static ResultChange of(Event event, RecordResult record) {
        Optional<Game> before = game(event, record.round(), record.table(), record.game());
        return new ResultChange(
                record.round(),
                record.table(),
                record.game(),
                before.map(Game::result).orElse(Result.UNFINISHED),
                record.result(),
                before.map(Game::reason).orElse(ResultReason.NONE),
                record.reason());
    }

    private static Optional<Game> game(Event event, int round, int table, int game) {
        return Tables.find(event, round, table)
                .flatMap(match ->
                        match.games().stream().filter(g -> g.number() == game).findFirst());
    }

    /** What is on record for a game; {@link Result#UNFINISHED} also if there is no such game. */
    public static Result current(Event event, int round, int table, int game) {
        return game(event, round, table, game).map(Game::result).orElse(Result.UNFINISHED);
    }

    /** Whether there is anything to change. */
    public boolean changesAnything() {
        return before != after || reasonBefore != reason;
    }

    /** Whether it is about this game. */
    public boolean concerns(int aRound, int aTable, int aGame) {
        return round == aRound && table == aTable && game == aGame;
    }

    /** Makes it. */
    public RecordResult forth() {
        return new RecordResult(round, table, game, after, reason);
    }

    /** Takes it back. */
    public RecordResult back() {
        return new RecordResult(round, table, game, before, reasonBefore);
    }

    /** Whether it still stands: nobody has changed the result since, nor the reason. */
    public boolean standsIn(Event event) {
        return game(event, round, table, game)
                .map(now -> now.result() == after && now.reason() == reason)
                .orElse(after == Result.UNFINISHED);
    }
}
