package org.chuhe.server.event.actions;

import java.util.List;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.eventfiles.EventJson;
import org.chuhe.server.platform.http.Failure;
import org.chuhe.text.Messages;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.text.Notice;
import tools.jackson.databind.node.ObjectNode;

/** New events and changed regulations, out of an event file or out of the fields of a form. */
final class NewEvent {
    private static final Messages WORDS = Messages.beside(NewEvent.class);

    private NewEvent() {}

    /** An event; the file says {@code chuhe: 1}, or a form has the fields of its regulations side by side. */
    static Event read(Fields fields, int seed) {
        boolean whole = fields.tree().has("chuhe") && fields.tree().get("chuhe").isNumber();
        Event event = whole ? understood(fields.tree()) : form(fields, seed);
        check(event.name(), event.regulations());
        return event;
    }

    private static Event form(Fields fields, int seed) {
        Regulations usual = Regulations.swiss(0).change().seed(seed).build();
        Regulations rules = RuleForm.read(fields, usual);
        if (rules.format().pairsByScore() && rules.rounds() < 1) {
            // A file without rounds gets as many as its field usually plays; here nobody has entered yet.
            throw Failure.unusable(WORDS.message("new.rounds"));
        }
        return Event.named(fields.shortText("name"), rules);
    }

    /** The event of a file; what the file says inside its parts and nobody understands is refused, not dropped. */
    private static Event understood(ObjectNode file) {
        EventJson read = EventJson.read(file);
        List<String> unknown = read.extras().paths().stream()
                .filter(path -> path.contains(".") || path.contains("["))
                .toList();
        if (!unknown.isEmpty()) {
            throw new Failure(400, WORDS.message("field.unknown", String.join(", ", unknown)));
        }
        return read.event();
    }

    private static void check(String name, Regulations rules) {
        if (name.isBlank()) {
            throw Failure.unusable(WORDS.message("field.missing", "name"));
        }
        if (rules.format() == Format.ALL_PLAY_ALL && !rules.forTeams()) {
            throw Failure.unusable(WORDS.message("new.teams"));
        }
        if (rules.ranksPlayersAsTeams()) {
            Notice why = Notice.plain("regulations.teamsOnly");
            throw Failure.unusable(
                    Notice.plain("article", why, rules.ranking().article()).words());
        }
        if (rules.format() == Format.SCHEVENINGEN && rules.forTeams()) {
            throw Failure.unusable(WORDS.message("new.sides"));
        }
    }

    /** The regulations of an event, changed where the fields say so; what they do not name stays. */
    static Regulations changed(Event event, Fields fields) {
        Regulations old = event.regulations();
        if (fields.tree().get("regulations") instanceof ObjectNode regulations) {
            ObjectNode file = new EventJson(Event.named(event.name(), old), EventDocument.EMPTY.extras()).write();
            file.set("regulations", regulations.deepCopy());
            old = understood(file)
                    .regulations()
                    .change()
                    .forbidden(old.forbidden())
                    .build();
        }
        Regulations rules = RuleForm.read(fields, old);
        check(event.name(), rules);
        return rules;
    }
}
