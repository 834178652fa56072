package org.chuhe.tournament.command.appeal;

import java.util.Optional;
import org.chuhe.text.Message;
import org.chuhe.tournament.appeal.Appeal;
import org.chuhe.tournament.appeal.AppealOutcome;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Notice;

/** Puts the decision on an appeal on record. It is made once; what was entered wrongly is taken back with undo. */
public record DecideAppeal(int number, AppealOutcome outcome, String decision, String by, String when)
        implements Command {
    @Override
    public Outcome applyTo(Event event) {
        Optional<Appeal> appeal =
                event.appeals().stream().filter(a -> a.number() == number).findFirst();
        if (appeal.isEmpty()) {
            return Outcome.refused("appeal.unknown", "", number);
        }
        if (!appeal.orElseThrow().open()) {
            return Outcome.refused("appeal.decided", "15", number);
        }
        if (outcome == AppealOutcome.OPEN || (outcome == AppealOutcome.UPHELD && decision.isBlank())) {
            return Outcome.refused("appeal.undecided", "15", number);
        }
        Appeal decided = appeal.orElseThrow().decided(outcome, decision, by, when);
        return Outcome.done(event.withAppeals(event.appeals().stream()
                .map(a -> a.number() == number ? decided : a)
                .toList()));
    }

    @Override
    public CommandKind kind() {
        return CommandKind.DECIDE;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.decide", number, Notice.plain("did.decide." + outcome.code()), decision)
                .words();
    }
}
