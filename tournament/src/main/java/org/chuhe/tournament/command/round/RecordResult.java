package org.chuhe.tournament.command.round;

import java.util.List;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.result.Result;
import org.chuhe.tournament.result.ResultReason;

/**
 * Records a result, or corrects one. Rounds already paired stay as they are (附录二 一.8); they remember what they relied
 * on. In a bracket a correction that changes who went on is refused: take the later rounds back first.
 */
public record RecordResult(int round, int table, int game, Result result, ResultReason reason) implements Command {
    /** A result without its reason. */
    public RecordResult(int round, int table, int game, Result result) {
        this(round, table, game, result, ResultReason.NONE);
    }

    /** The result of the only game at a table. */
    public static RecordResult of(int round, int table, Result result) {
        return new RecordResult(round, table, 1, result);
    }

    @Override
    public Outcome applyTo(Event event) {
        return new RecordResults(List.of(this)).applyTo(event);
    }
}
