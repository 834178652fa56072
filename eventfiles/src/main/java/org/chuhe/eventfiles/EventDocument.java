package org.chuhe.eventfiles;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.chuhe.json.JsonException;
import org.chuhe.json.JsonTree;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.Regulations;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** An event as text, with the history of what was done to it. It never changes: a change gives another document. */
public final class EventDocument {
    private static final int LONGEST_HISTORY = 2_000;

    /** A document nothing has been written to yet: the first change to it is the beginning, which cannot be undone. */
    public static final EventDocument EMPTY = new EventDocument(
            JsonNodeFactory.instance.objectNode(),
            JsonNodeFactory.instance.arrayNode(),
            new EventJson(Event.named("", Regulations.roundRobin()), new Extras()));

    private final EventJson content;
    private final @Nullable EventText text;
    private @Nullable Trees trees;

    /**
     * What is needed to write it.
     *
     * @param event without its history
     */
    private record Trees(ObjectNode event, ArrayNode history) {
        static Trees of(ObjectNode whole) {
            JsonNode past = whole.remove(EventJson.HISTORY);
            return new Trees(whole, past instanceof ArrayNode list ? list : JsonNodeFactory.instance.arrayNode());
        }
    }

    private EventDocument(ObjectNode event, ArrayNode history, EventJson content) {
        this.content = content;
        this.text = null;
        this.trees = new Trees(event, history);
    }

    private EventDocument(EventText text, EventJson content) {
        this.content = content;
        this.text = text;
    }

    /** Read when it is first asked for: many documents are only looked at. */
    private synchronized Trees trees() {
        if (trees == null) {
            trees = Trees.of(Objects.requireNonNull(text).whole());
        }
        return trees;
    }

    /**
     * Reads a document in UTF-8.
     *
     * @param name what messages call it, such as its file
     * @throws JsonException if it cannot be understood, with the place
     */
    public static EventDocument read(String name, byte[] bytes) {
        EventText text = new EventText(name, bytes);
        ObjectNode event = text.event();
        try {
            return new EventDocument(text, EventJson.read(event));
        } catch (JsonException e) {
            throw EventVocabulary.problem("file.in", name, e.words());
        }
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
        return trees().history().valueStream().map(Deed::read).toList();
    }

    /**
     * The document after a change, which {@code did} names.
     *
     * @throws JsonException if it could not be read again, say because a name is too long
     */
    public EventDocument changed(Event event, Extras extras, Deed did) {
        ObjectNode tree = trees().event();
        ObjectNode written = new EventJson(event, extras).write();
        EventJson again = EventJson.read(written);
        ArrayNode longer = JsonNodeFactory.instance.arrayNode().addAll(trees().history());
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
        ObjectNode back = trees().event();
        ArrayNode shorter = trees().history().deepCopy();
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
        ObjectNode whole = JsonNodeFactory.instance.objectNode().setAll(trees().event());
        if (!trees().history().isEmpty()) {
            whole.set(EventJson.HISTORY, trees().history());
        }
        return PrettyJson.of(whole).getBytes(StandardCharsets.UTF_8);
    }

    /** The same for the same content, in whatever order the keys stand. */
    private static String digest(ObjectNode event) {
        try {
            byte[] sorted = JsonTree.sortedText(event).getBytes(StandardCharsets.UTF_8);
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(sorted);
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
