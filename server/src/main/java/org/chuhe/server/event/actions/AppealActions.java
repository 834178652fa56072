package org.chuhe.server.event.actions;

import org.chuhe.server.event.log.ActionDetails;
import org.chuhe.server.event.log.Commands;
import org.chuhe.server.event.log.EventAction;
import org.chuhe.server.platform.http.Failure;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.chuhe.tournament.appeal.AppealOutcome;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.appeal.DecideAppeal;
import org.chuhe.tournament.command.appeal.LodgeAppeal;

/** Appeals, and the decisions on them (2011 rules, 第15条). */
final class AppealActions {
    private static final Messages WORDS = Messages.beside(AppealActions.class);

    private AppealActions() {}

    static EventAction lodge(Fields fields) {
        LodgeAppeal lodge = new LodgeAppeal(
                fields.number("round", 0),
                fields.number("table", 0),
                fields.shortText("by"),
                fields.shortText("against"),
                fields.shortText("grounds"),
                fields.shortText("at"));
        return new EventAction(EventAction.Kind.APPEAL, state -> {
            Outcome.Done done = Commands.applied(state, lodge);
            return EventAction.Changed.event(
                    state, done, ActionDetails.of(done.event().appeals().size(), lodge.by(), lodge.against()));
        });
    }

    static EventAction decide(Fields fields) {
        AppealOutcome outcome = Coded.find(AppealOutcome.class, fields.text("outcome"))
                .orElseThrow(() -> Failure.unusable(WORDS.message("field.choice", "outcome", fields.text("outcome"))));
        DecideAppeal decide = new DecideAppeal(
                fields.number("number"),
                outcome,
                fields.shortText("decision"),
                fields.shortText("by"),
                fields.shortText("at"));
        return new EventAction(
                EventAction.Kind.DECIDE,
                state -> EventAction.Changed.event(
                        state,
                        Commands.applied(state, decide),
                        ActionDetails.of(decide.number(), outcome.code(), decide.decision())));
    }
}
