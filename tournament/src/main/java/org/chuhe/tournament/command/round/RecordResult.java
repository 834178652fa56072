package org.chuhe.tournament.command.round;

import java.util.List;
import java.util.Optional;
import org.chuhe.text.EndReason;
import org.chuhe.text.Message;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.text.Notice;

/**
 * Records a result, or corrects one. Rounds already paired stay as they are (附录二 一.8); they remember what they relied
 * on. In a bracket a correction that changes who went on is refused: take the later rounds back first.
 *
 * @param before what was on record when it was done; the log knows it, and nothing depends on it before
 */
public record RecordResult(int round, int table, int game, Result result, EndReason reason, Optional<Recorded> before)
        implements Command {
    /** What is on record for a game; {@link Result#NONE} if nothing is. */
    public record Recorded(Result result, EndReason reason) {
        /** Of a game without a result, and of one that is not there. */
        public static final Recorded NOTHING = new Recorded(Result.NONE, EndReason.UNKNOWN);

        /** What an event has on record. */
        public static Recorded in(Event event, int round, int table, int game) {
            return Tables.find(event, round, table)
                    .flatMap(match -> match.games().stream()
                            .filter(g -> g.number() == game)
                            .findFirst())
                    .map((Game g) -> new Recorded(g.result(), g.reason()))
                    .orElse(NOTHING);
        }
    }

    /** A result with its reason. */
    public RecordResult(int round, int table, int game, Result result, EndReason reason) {
        this(round, table, game, result, reason, Optional.empty());
    }

    /** A result without its reason. */
    public RecordResult(int round, int table, int game, Result result) {
        this(round, table, game, result, EndReason.UNKNOWN);
    }

    /** The result of the only game at a table. */
    public static RecordResult of(int round, int table, Result result) {
        return new RecordResult(round, table, 1, result);
    }

    @Override
    public Outcome applyTo(Event event) {
        return new RecordResults(List.of(this)).applyTo(event);
    }

    @Override
    public RecordResult asDone(Event event) {
        return new RecordResult(round, table, game, result, reason, Optional.of(now(event)));
    }

    private Recorded now(Event event) {
        return Recorded.in(event, round, table, game);
    }

    /** Whether it is on record: not made yet, or changed since, it is not; nor if only the reason is another. */
    public boolean standsIn(Event event) {
        return now(event).equals(new Recorded(result, reason));
    }

    /** Takes it back: records what was on record before. */
    public RecordResult back() {
        Recorded old = before.orElse(Recorded.NOTHING);
        return new RecordResult(round, table, game, old.result(), old.reason());
    }

    @Override
    public CommandKind kind() {
        return CommandKind.RESULT;
    }

    @Override
    public Message sentence(Names names) {
        Recorded old = before.orElse(Recorded.NOTHING);
        return Notice.plain(
                        game == 1 ? "did.result" : "did.result.game",
                        round,
                        table,
                        shown(old.result(), old.reason()),
                        shown(result, reason),
                        game)
                .words();
    }

    private static Object shown(Result result, EndReason reason) {
        Object sign = result.finished() ? result.sign() : Notice.plain("did.result.none");
        return reason == EndReason.UNKNOWN
                ? sign
                : Notice.plain(
                        "did.result.why",
                        sign,
                        reason.words(),
                        Notice.of(reason).article());
    }
}
