package org.chuhe.server.events;

import java.util.List;
import org.chuhe.core.text.Messages;
import org.chuhe.json.tournament.EventDocument;
import org.chuhe.json.tournament.EventJson;
import org.chuhe.server.web.Failure;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Format;
import org.chuhe.tournament.model.Regulations;
import org.chuhe.tournament.model.Scoring;
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
        ObjectNode file =
                fields.tree().has("chuhe") && fields.tree().get("chuhe").isNumber()
                        ? fields.tree()
                        : file(fields, seed);
        Event event = EventJson.read(file).event();
        check(event.name(), event.regulations());
        return event;
    }

    private static void check(String name, Regulations rules) {
        if (name.isBlank()) {
            throw Failure.unusable(WORDS.message("field.missing", "name"));
        }
        if (rules.format().pairsByScore() && rules.rounds() < 1) {
            throw Failure.unusable(WORDS.message("new.rounds"));
        }
        if (rules.format() == Format.ALL_PLAY_ALL && !rules.forTeams()) {
            throw Failure.unusable(WORDS.message("new.teams"));
        }
    }

    /** The regulations of an event, changed where the fields say so. */
    static Regulations changed(Event event, Fields fields) {
        ObjectNode old = new EventJson(event, EventDocument.EMPTY.extras()).write();
        ObjectNode file = fields.tree().has("regulations")
                ? fields.tree().deepCopy()
                : file(fields, (int) event.regulations().seed());
        file.put("chuhe", 1).put("name", event.name());
        if (!file.has("format") || file.path("format").asString("").isEmpty()) {
            file.set("format", old.get("format"));
        }
        if (!file.has("rounds")) {
            file.set("rounds", old.get("rounds"));
        }
        Regulations rules = EventJson.read(file.retain(List.of("chuhe", "name", "format", "rounds", "regulations")))
                .event()
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
        String format = fields.text("format");
        file.put("format", format.isEmpty() ? Format.SWISS.code() : format);
        file.put("rounds", fields.number("rounds", 0));
        ObjectNode rules = file.putObject("regulations");
        rules.put("seed", fields.number("seed", seed));
        points(fields.text("points"), rules);
        copy(fields, "ranking", rules);
        copy(fields, "firstRound", rules);
        number(fields, "gamesPerMatch", rules);
        number(fields, "lateMinutes", rules);
        ArrayNode readings = rules.putArray("readings");
        fields.texts("readings").forEach(readings::add);
        units(fields.text("avoidUnits"), rules);
        knockout(fields, rules.putObject("knockout"));
        ObjectNode stages = rules.putObject("stages");
        STAGE_NUMBERS.forEach(name -> number(fields, name, stages));
        copy(fields, "finals", stages);
        teams(fields, rules);
        return file;
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
            case "", "2-1-0" -> Scoring.STANDARD;
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

    /** How many first rounds keep players of one unit apart. */
    private static void units(String rounds, ObjectNode rules) {
        if (!rounds.isEmpty() && !rounds.equals("0")) {
            rules.putObject("avoidUnits")
                    .put("from", 1)
                    .put(
                            "to",
                            Fields.of(java.util.Map.of("avoidUnits", List.of(rounds)))
                                    .number("avoidUnits"))
                    .put("strength", "weak");
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
        if (!kind.isEmpty() && !kind.equals("none")) {
            rules.putObject("teams")
                    .put("kind", kind)
                    .put("boards", fields.number("boards", 4))
                    .put("substitutes", fields.number("substitutes", 0));
        }
    }
}
