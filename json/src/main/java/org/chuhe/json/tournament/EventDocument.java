package org.chuhe.json.tournament;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.chuhe.json.JsonException;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.Regulations;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** An event as text, with the history of what was done to it. It never changes: a change gives another document. */
public final class EventDocument {
    private static final int DEEPEST = 40;
    private static final int LONGEST_HISTORY = 2_000;
    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .maxStringLength(100_000)
                            .maxNumberLength(30)
                            .build())
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED)
            .build();

    /** A document nothing has been written to yet: the first change to it is the beginning, which cannot be undone. */
    public static final EventDocument EMPTY = new EventDocument(
            JsonNodeFactory.instance.objectNode(),
            JsonNodeFactory.instance.arrayNode(),
            new EventJson(Event.named("", Regulations.roundRobin()), new Extras()));

    private final ObjectNode tree;
    private final ArrayNode history;
    private final EventJson content;

    private EventDocument(ObjectNode tree, ArrayNode history, EventJson content) {
        this.tree = tree;
        this.history = history;
        this.content = content;
    }

    /**
     * Reads a document in UTF-8.
     *
     * @param name what messages call it, such as its file
     * @throws JsonException if it cannot be understood, with the place
     */
    public static EventDocument read(String name, byte[] bytes) {
        ObjectNode tree = parse(name, bytes);
        JsonNode past = tree.remove(EventJson.HISTORY);
        ArrayNode history = past instanceof ArrayNode list ? list : JsonNodeFactory.instance.arrayNode();
        try {
            return new EventDocument(tree, history, EventJson.read(tree));
        } catch (JsonException e) {
            throw EventVocabulary.problem("file.in", name, e.words());
        }
    }

    private static ObjectNode parse(String name, byte[] bytes) {
        int start = bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB ? 3 : 0;
        try {
            JsonNode node = JSON.readTree(bytes, start, bytes.length - start);
            if (node instanceof ObjectNode object) {
                return object;
            }
        } catch (JacksonException e) {
            var where = e.getLocation();
            int line = where == null ? 0 : where.getLineNr();
            int column = where == null ? 0 : where.getColumnNr();
            String what = e.getOriginalMessage().replaceAll("\\s*\\(start marker.*", "");
            throw EventVocabulary.problem("file.json", name, line, column, what);
        }
        throw EventVocabulary.problem("file.no-object", name);
    }

    public Tournament tournament() {
        return Tournament.of(content.event());
    }

    /** Keys that are not ours; {@link Extras#paths} says where they stand. */
    public Extras extras() {
        return content.extras();
    }

    /** What was done, oldest first. */
    public List<Deed> done() {
        return history.valueStream().map(Deed::read).toList();
    }

    /**
     * The document after a change, which {@code did} names.
     *
     * @throws JsonException if it could not be read again, say because a name is too long
     */
    public EventDocument changed(Event event, Extras extras, Deed did) {
        ObjectNode written = new EventJson(event, extras).write();
        EventJson again = EventJson.read(written);
        ArrayNode longer = JsonNodeFactory.instance.arrayNode().addAll(history);
        ObjectNode entry = longer.addObject();
        did.write(entry);
        if (tree.isEmpty()) {
            longer.removeAll();
        } else {
            entry.put("after", digest(written));
            entry.set("back", Patch.between(written, tree));
        }
        while (longer.size() > LONGEST_HISTORY) {
            longer.remove(0);
        }
        return new EventDocument(written, longer, again);
    }

    /**
     * The document before the last changes; empty if it has been edited by other means since, so that they cannot be
     * taken back.
     *
     * @throws IndexOutOfBoundsException if fewer changes were made
     */
    public Optional<EventDocument> undo(int steps) {
        ObjectNode back = tree;
        ArrayNode shorter = history.deepCopy();
        for (int i = 0; i < steps; i++) {
            if (shorter.isEmpty()) {
                throw new IndexOutOfBoundsException("only " + i + " changes, not " + steps);
            }
            JsonNode last = shorter.remove(shorter.size() - 1);
            if (!last.path("after").asString("").equals(digest(back))) {
                return Optional.empty();
            }
            Optional<ObjectNode> before = Patch.apply(back, last.path("back"));
            if (before.isEmpty()) {
                return Optional.empty();
            }
            back = before.get();
        }
        return Optional.of(new EventDocument(back, shorter, EventJson.read(back)));
    }

    /** The text, one player or game a line, in UTF-8. */
    public byte[] bytes() {
        ObjectNode whole = JsonNodeFactory.instance.objectNode().setAll(tree);
        if (!history.isEmpty()) {
            whole.set(EventJson.HISTORY, history);
        }
        return PrettyJson.of(whole).getBytes(StandardCharsets.UTF_8);
    }

    /** The same for the same content, in whatever order the keys stand. */
    private static String digest(ObjectNode event) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(JSON.writeValueAsBytes(event));
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
