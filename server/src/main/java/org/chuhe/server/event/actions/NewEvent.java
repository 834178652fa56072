package org.chuhe.server.event.actions;

import java.util.List;
import java.util.Optional;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.tournament.model.Event;
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
        return Event.named(fields.shortText("name"), RuleForm.read(fields, usual));
    }

    /** The event of a file; what the file says inside its parts and nobody understands is refused, not dropped. */
    private static Event understood(ObjectNode file) {
        EventDocument read = EventDocument.read(file);
        List<String> unknown = read.unknownKeys().stream()
                .filter(path -> path.contains(".") || path.contains("["))
                .toList();
        if (!unknown.isEmpty()) {
            throw Rejection.malformed(WORDS.message("field.unknown", String.join(", ", unknown)));
        }
        return read.event();
    }

    private static void check(String name, Regulations rules) {
        if (name.isBlank()) {
            throw Rejection.unusable(WORDS.message("field.missing", "name"));
        }
        Optional<Notice> contradiction = rules.contradiction();
        if (contradiction.isPresent()) {
            Notice why = contradiction.orElseThrow();
            throw Rejection.unusable(Notice.plain("article", why, why.article()).words());
        }
    }

    /** The regulations of an event, changed where the fields say so; what they do not name stays. */
    static Regulations changed(Event event, Fields fields) {
        Regulations old = event.regulations();
        if (fields.tree().get("regulations") instanceof ObjectNode regulations) {
            ObjectNode file = EventDocument.of(Event.named(event.name(), old)).tree();
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
