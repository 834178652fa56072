package org.chuhe.server.event.actions;

import java.util.List;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.eventfiles.EventJson;
import org.chuhe.server.platform.http.Failure;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.text.Notice;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** New events and changed regulations, out of an event file or out of the fields of a form. */
final class NewEvent {
    private static final Messages WORDS = Messages.beside(NewEvent.class);
    private static final List<String> KNOCKOUT_FLAGS =
            List.of("reset", "separateUnits", "drawn", "preliminary", "topBoard");
    private static final List<String> NUMBERS = List.of("gamesPerMatch", "cycles", "accelerated", "lateMinutes");
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
        ObjectNode file =
                new EventJson(Event.named(event.name(), event.regulations()), EventDocument.EMPTY.extras()).write();
        if (fields.tree().get("regulations") instanceof ObjectNode rules) {
            file.set("regulations", rules.deepCopy());
        } else {
            regulations(fields, (ObjectNode) file.get("regulations"));
        }
        copy(fields, "format", file);
        rounds(fields, file);
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
        rounds(fields, file);
        ObjectNode rules = file.putObject("regulations");
        rules.put("seed", seed);
        regulations(fields, rules);
        return file;
    }

    /** Only where scores pair is the number of rounds chosen (附录二 一.2); elsewhere it follows from the field. */
    private static void rounds(Fields fields, ObjectNode file) {
        boolean chosen = Coded.find(Format.class, file.path("format").asString("swiss"))
                .map(Format::pairsByScore)
                .orElse(true);
        if (chosen) {
            number(fields, "rounds", file);
        } else {
            file.remove("rounds");
        }
    }

    private static void regulations(Fields fields, ObjectNode rules) {
        if (fields.has("seed")) {
            rules.put("seed", fields.whole("seed", 0));
        }
        points(fields, rules);
        copy(fields, "ranking", rules);
        copy(fields, "firstRound", rules);
        for (String name : NUMBERS) {
            number(fields, name, rules);
        }
        // A form says that it has the boxes, for those that are not ticked say nothing.
        if (fields.has("readings") || fields.has("readings-shown")) {
            ArrayNode readings = rules.putArray("readings");
            fields.texts("readings").forEach(readings::add);
        }
        if (fields.has("avoidUnits")) {
            units(fields, rules);
        }
        knockout(fields, rules);
        ObjectNode stages = rules.withObject("/stages");
        STAGE_NUMBERS.forEach(name -> number(fields, name, stages));
        copy(fields, "finals", stages);
        teams(fields, rules);
        PromisedRules.read(fields, rules);
    }

    static void copy(Fields fields, String name, ObjectNode into) {
        if (fields.has(name)) {
            into.put(name, fields.text(name));
        }
    }

    static void number(Fields fields, String name, ObjectNode into) {
        if (fields.has(name)) {
            into.put(name, fields.number(name));
        }
    }

    /** 13.1, 13.3. */
    private static void points(Fields fields, ObjectNode rules) {
        ObjectNode points = rules.withObject("/points");
        if (fields.has("points")) {
            Scoring games = scoring(fields, "points");
            points.put("win", games.win()).put("loss", games.loss());
            points.put("drawRed", games.drawRed()).put("drawBlack", games.drawBlack());
        }
        if (fields.has("matchPoints")) {
            Scoring matches = scoring(fields, "matchPoints");
            points.put("matchWin", matches.win()).put("matchDraw", matches.drawRed());
            points.put("matchLoss", matches.loss());
        }
        if (points.isEmpty()) {
            rules.remove("points");
        }
    }

    private static Scoring scoring(Fields fields, String name) {
        return Scoring.read(fields.text(name))
                .filter(Scoring::falls)
                .orElseThrow(() -> Failure.unusable(WORDS.message("field.points", fields.text(name))));
    }

    /** How many first rounds keep players of one unit apart, and how strictly; what is not said stays. */
    private static void units(Fields fields, ObjectNode rules) {
        int rounds = fields.number("avoidUnits");
        if (rounds == 0) {
            rules.remove("avoidUnits");
            return;
        }
        ObjectNode units = rules.withObject("/avoidUnits");
        units.put("to", rounds);
        if (!units.has("strength")) {
            units.put("from", 1).put("strength", "weak");
        }
        if (fields.has("avoidUnitsStrength")) {
            units.put("strength", fields.text("avoidUnitsStrength"));
        }
    }

    private static void knockout(Fields fields, ObjectNode rules) {
        ObjectNode knockout = rules.withObject("/knockout");
        copy(fields, "places", knockout);
        if (fields.has("knockout")) {
            KNOCKOUT_FLAGS.forEach(name -> knockout.put(name, fields.flag(name)));
        }
        if (fields.has("tieBreaks")) {
            ArrayNode games = knockout.putArray("tieBreaks");
            for (String kind : fields.text("tieBreaks").split("[\\s,，]+")) {
                if (!kind.equals("none")) {
                    games.add(kind);
                }
            }
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
