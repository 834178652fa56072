package org.chuhe.server.event.actions;

import org.chuhe.server.event.log.EventAction;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.chuhe.tournament.appeal.AppealOutcome;
import org.chuhe.tournament.command.appeal.DecideAppeal;
import org.chuhe.tournament.command.appeal.LodgeAppeal;

/** Appeals, and the decisions on them (2011 rules, 第15条). */
final class AppealActions {
    private static final Messages WORDS = Messages.beside(AppealActions.class);

    private AppealActions() {}

    static EventAction lodge(Fields fields) {
        return EventAction.of(new LodgeAppeal(
                fields.number("round", 0),
                fields.number("table", 0),
                fields.shortText("by"),
                fields.shortText("against"),
                fields.shortText("grounds"),
                fields.shortText("at")));
    }

    static EventAction decide(Fields fields) {
        AppealOutcome outcome = Coded.find(AppealOutcome.class, fields.text("outcome"))
                .orElseThrow(
                        () -> Rejection.unusable(WORDS.message("field.choice", "outcome", fields.text("outcome"))));
        return EventAction.of(new DecideAppeal(
                fields.number("number"),
                outcome,
                fields.shortText("decision"),
                fields.shortText("by"),
                fields.shortText("at")));
    }
}
