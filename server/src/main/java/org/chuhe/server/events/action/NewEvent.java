package org.chuhe.server.events.action;

import java.util.List;
import org.chuhe.json.tournament.EventDocument;
import org.chuhe.json.tournament.EventJson;
import org.chuhe.server.web.Failure;
import org.chuhe.text.Messages;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Scoring;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** New events and changed regulations, out of an event file or out of the fields of a form. */
final class NewEvent {
    private static final Messages WORDS = Messages.beside(NewEvent.class);
    private static final List<String> KNOCKOUT_FLAGS = List.of("reset", "separateUnits", "drawn");
    private static final List<String> STAGE_NUMBERS =
            List.of("groups", "qualifiers", "cutFrom", "dropped", "remaining");

    private NewEvent() {}

    /** An event; the file says {@code chuhe: 1}, or a form has the fields of its regulations side by side. */
    static Event read(Fields fields, int seed) {
        boolean whole = fields.tree().has("chuhe") && fields.tree().get("chuhe").isNumber();
        Event event = understood(whole ? fields.tree() : file(fields, seed));
        if (!whole && event.regulations().format().pairsByScore() && fields.number("rounds", 0) < 1) {
            // A file without rounds gets as many as its field usually plays; here nobody has entered yet.
            throw Failure.unusable(WORDS.message("new.rounds"));
        }
        check(event.name(), event.regulations());
        return event;
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
    }

    /** The regulations of an event, changed where the fields say so; what they do not name stays. */
    static Regulations changed(Event event, Fields fields) {
        ObjectNode file =
                new EventJson(Event.named(event.name(), event.regulations()), EventDocument.EMPTY.extras()).write();
        if (fields.tree().get("regulations") instanceof ObjectNode rules) {
            file.set("regulations", rules.deepCopy());
        } else {
            regulations(fields, (ObjectNode) file.get("regulations"));
        }
        copy(fields, "format", file);
        number(fields, "rounds", file);
        Regulations rules = understood(file)
                .regulations()
                .change()
                .forbidden(event.regulations().forbidden())
                .build();
        check(event.name(), rules);
        return rules;
    }

    private static ObjectNode file(Fields fields, int seed) {
        ObjectNode file = JsonNodeFactory.instance.objectNode();
        file.put("chuhe", 1).put("name", fields.text("name"));
        copy(fields, "format", file);
        number(fields, "rounds", file);
        ObjectNode rules = file.putObject("regulations");
        rules.put("seed", seed);
        regulations(fields, rules);
        return file;
    }

    private static void regulations(Fields fields, ObjectNode rules) {
        if (fields.has("seed")) {
            rules.put("seed", fields.whole("seed", 0));
        }
        if (fields.has("points")) {
            points(fields.text("points"), rules);
        }
        copy(fields, "ranking", rules);
        copy(fields, "firstRound", rules);
        number(fields, "gamesPerMatch", rules);
        number(fields, "lateMinutes", rules);
        if (fields.has("readings")) {
            ArrayNode readings = rules.putArray("readings");
            fields.texts("readings").forEach(readings::add);
        }
        if (fields.has("avoidUnits")) {
            units(fields.number("avoidUnits"), rules);
        }
        knockout(fields, rules.withObject("/knockout"));
        ObjectNode stages = rules.withObject("/stages");
        STAGE_NUMBERS.forEach(name -> number(fields, name, stages));
        copy(fields, "finals", stages);
        teams(fields, rules);
    }

    private static void copy(Fields fields, String name, ObjectNode into) {
        if (fields.has(name)) {
            into.put(name, fields.text(name));
        }
    }

    private static void number(Fields fields, String name, ObjectNode into) {
        if (fields.has(name)) {
            into.put(name, fields.number(name));
        }
    }

    /** 13.1, 13.3: the presets of the form. */
    private static void points(String choice, ObjectNode rules) {
        Scoring scoring = switch (choice) {
            case "2-1-0" -> Scoring.STANDARD;
            case "3-1-0" -> Scoring.THREE_POINTS;
            case "3-1/2-0" -> Scoring.DRAW_ODDS;
            default -> throw Failure.unusable(WORDS.message("field.choice", "points", choice));
        };
        rules.putObject("points")
                .put("win", scoring.win())
                .put("loss", scoring.loss())
                .put("drawRed", scoring.drawRed())
                .put("drawBlack", scoring.drawBlack());
    }

    /** How many first rounds keep players of one unit apart; those who were kept apart strictly stay so. */
    private static void units(int rounds, ObjectNode rules) {
        if (rounds == 0) {
            rules.remove("avoidUnits");
            return;
        }
        ObjectNode units = rules.withObject("/avoidUnits");
        units.put("to", rounds);
        if (!units.has("strength")) {
            units.put("from", 1).put("strength", "weak");
        }
    }

    private static void knockout(Fields fields, ObjectNode knockout) {
        copy(fields, "places", knockout);
        if (fields.has("knockout")) {
            KNOCKOUT_FLAGS.forEach(name -> knockout.put(name, fields.flag(name)));
        }
    }

    private static void teams(Fields fields, ObjectNode rules) {
        String kind = fields.text("teams");
        if (kind.equals("none")) {
            rules.remove("teams");
        } else if (!kind.isEmpty()) {
            rules.putObject("teams")
                    .put("kind", kind)
                    .put("boards", fields.number("boards", 4))
                    .put("substitutes", fields.number("substitutes", 0));
        }
    }
}
