package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.chuhe.text.Coded;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * An event as JSON, version 1 (docs/tournament-file.md).
 *
 * @param extras keys that are not ours
 */
record EventJson(Event event, Extras extras) {
    static final int VERSION = 1;

    private static final int MOST_STAGES = 100;
    /** What was done, for undo; kept apart from the event itself. */
    static final String HISTORY = "history";

    /**
     * Reads an event.
     *
     * @throws org.chuhe.json.JsonException if something in it is wrong, with its place
     */
    static EventJson read(JsonNode tree) {
        Item root = Item.root(tree);
        version(root);
        root.has(HISTORY);
        Extras extras = new Extras();
        String name = root.text("name", "");
        Regulations rules = RegulationsJson.read(root, extras);
        EntryIds ids = new EntryIds(root);
        Event entered = new Event(
                name,
                rules,
                EntrantsJson.players(root, ids, extras),
                EntrantsJson.teams(root, ids, extras),
                List.of(),
                List.of(),
                ProgrammeJson.read(root),
                AppealsJson.read(root),
                root.flag("drawn", false),
                ids.next());
        Event played = entered.withRounds(new RoundsJson(entered, extras).read(root));
        apartFromSomebody(played);
        boolean withStages = root.has("stages");
        Event staged = played.withStages(stages(root, played));
        extras.keep("event", root);
        Event complete = HandWritten.withRounds(staged);
        return new EventJson(withStages ? complete : HandWritten.withStages(complete), extras);
    }

    /** Pairs may be kept apart before they enter; but once play has begun, both are there. */
    private static void apartFromSomebody(Event event) {
        List<ForbiddenPair> pairs = event.regulations().forbidden();
        for (int i = 0; event.begun() && i < pairs.size(); i++) {
            for (int no : new int[] {pairs.get(i).a(), pairs.get(i).b()}) {
                if (event.entrant(no).isEmpty()) {
                    throw EventVocabulary.problem("file.nobody", "regulations.forbidden[" + i + "]", no);
                }
            }
        }
    }

    private static void version(Item root) {
        if (!root.has("chuhe")) {
            throw EventVocabulary.problem("file.no-event");
        }
        int version = root.required("chuhe", 1, Integer.MAX_VALUE);
        if (version > VERSION) {
            throw EventVocabulary.problem("file.version", version, VERSION);
        }
    }

    private static List<EventStage> stages(Item root, Event event) {
        Set<Integer> known = new HashSet<>();
        event.entrants().stream().map(Entrant::no).forEach(known::add);
        List<EventStage> stages = new ArrayList<>();
        for (Item item : root.items("stages", MOST_STAGES)) {
            int number = item.required("stage", 1, MOST_STAGES);
            Format format = item.choice("format", Format.class).orElse(Format.ROUND_ROBIN);
            List<List<Integer>> draw = item.groups("draw", 1_000);
            Set<Integer> once = new HashSet<>();
            boolean usable = !draw.isEmpty()
                    && draw.stream()
                            .allMatch(
                                    g -> !g.isEmpty() && g.stream().allMatch(no -> known.contains(no) && once.add(no)));
            boolean bracket = format.isBracket();
            boolean sides = format.isBetweenSides();
            if (!usable || (bracket && draw.get(0).size() < 2) || (sides && draw.size() != 2)) {
                throw EventVocabulary.problem("file.draw", item.path("draw"));
            }
            if (!format.mayBeStage()) {
                throw EventVocabulary.problem(
                        "file.choice",
                        item.path("format"),
                        format.code(),
                        Coded.choices(Stream.of(Format.values())
                                .filter(Format::mayBeStage)
                                .toList()));
            }
            boolean playOff = item.flag("playOff", false);
            if (playOff && (!format.isOneTable() || draw.stream().anyMatch(g -> g.size() < 2))) {
                throw EventVocabulary.problem("file.draw", item.path("draw"));
            }
            stages.add(new EventStage(number, format, draw, playOff));
        }
        return stages;
    }

    /** The event as a tree; without its history. */
    ObjectNode write() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("chuhe", VERSION);
        node.put("name", event.name());
        RegulationsJson.write(event.regulations(), node, extras);
        if (event.drawn()) {
            node.put("drawn", true);
        }
        node.put(EntryIds.NEXT, event.nextId());
        EntrantsJson.write(event, node, extras);
        RoundsJson.write(event, node, extras);
        if (!event.regulations().format().pairsByScore() || !event.stages().isEmpty()) {
            ArrayNode stages = node.putArray("stages");
            for (EventStage stage : event.stages()) {
                ObjectNode one = stages.addObject();
                one.put("stage", stage.number()).put("format", stage.format().code());
                ArrayNode draw = one.putArray("draw");
                stage.draw().forEach(group -> group.forEach(draw.addArray()::add));
                if (stage.playOff()) {
                    one.put("playOff", true);
                }
            }
        }
        ProgrammeJson.write(event.programme(), node);
        AppealsJson.write(event, node);
        extras.into(node, "event");
        return node;
    }
}
