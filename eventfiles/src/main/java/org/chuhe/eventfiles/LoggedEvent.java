package org.chuhe.eventfiles;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.chuhe.json.JsonException;
import org.chuhe.tournament.command.Deed;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** An event with its log, as an event file holds both. It never changes: a change gives another. */
public final class LoggedEvent {
    private static final int LONGEST_LOG = 2_000;

    /** Nothing yet. */
    public static final LoggedEvent EMPTY = new LoggedEvent(EventDocument.EMPTY, JsonNodeFactory.instance::arrayNode);

    private final EventDocument document;
    private final Supplier<ArrayNode> entries;

    private LoggedEvent(EventDocument document, Supplier<ArrayNode> entries) {
        this.document = document;
        this.entries = entries;
    }

    /** An event without a log. */
    public static LoggedEvent of(EventDocument document) {
        return new LoggedEvent(document, JsonNodeFactory.instance::arrayNode);
    }

    /** The whole text as a tree, read when it is first asked for: many files are only looked at. */
    private static final class Whole {
        private final EventText text;
        private @Nullable ObjectNode event;
        private ArrayNode entries = JsonNodeFactory.instance.arrayNode();

        Whole(EventText text) {
            this.text = text;
        }

        synchronized ObjectNode event() {
            ObjectNode known = event;
            if (known == null) {
                known = text.whole();
                if (known.remove(EventJson.HISTORY) instanceof ArrayNode list) {
                    entries = list;
                }
                event = known;
            }
            return known;
        }

        ArrayNode entries() {
            event();
            return entries;
        }
    }

    /**
     * Reads a file in UTF-8.
     *
     * @param name what messages call it
     * @throws JsonException if it cannot be understood, with the place
     */
    public static LoggedEvent read(String name, byte[] bytes) {
        EventText text = new EventText(name, bytes);
        ObjectNode event = text.event();
        try {
            Whole whole = new Whole(text);
            return new LoggedEvent(EventDocument.read(event, whole::event), whole::entries);
        } catch (JsonException e) {
            throw EventVocabulary.problem("file.in", name, e.words());
        }
    }

    public EventDocument document() {
        return document;
    }

    /**
     * What was done.
     *
     * @throws JsonException if an entry cannot be understood, with its place
     */
    public EventLog log() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.set(EventJson.HISTORY, entries.get());
        List<LogEntry> log = new ArrayList<>();
        for (Item item : Item.root(node).items(EventJson.HISTORY, Integer.MAX_VALUE)) {
            log.add(LogEntry.read(item));
        }
        return new EventLog(log);
    }

    /**
     * With one more entry; the same if nothing changes.
     *
     * @param who did it, and {@code at} when
     * @throws JsonException if what is written could not be read again, say because a name is too long
     */
    public LoggedEvent then(Deed deed, EventDocument after, String who, long at) {
        EventDocument checked = after.checked();
        if (checked.tree().equals(document.tree())) {
            return this;
        }
        ArrayNode longer = JsonNodeFactory.instance.arrayNode().addAll(entries.get());
        int last =
                longer.isEmpty() ? 0 : longer.get(longer.size() - 1).path("seq").asInt(0);
        longer.add(LogEntry.of(last + 1, at, who, deed, document, checked).write());
        while (longer.size() > LONGEST_LOG) {
            longer.remove(0);
        }
        return new LoggedEvent(checked, () -> longer);
    }

    /**
     * Takes an entry back by a further one.
     *
     * @param seq its number; 0 = the last that can be taken back
     * @throws org.chuhe.tournament.command.CommandRefused if it cannot be
     */
    public LoggedEvent undo(int seq, String who, long at) {
        EventLog.Undone undone = log().undo(document, seq);
        return then(undone.deed(), undone.document(), who, at);
    }

    /** The text, one player or game a line, in UTF-8. */
    public byte[] bytes() {
        ObjectNode whole = JsonNodeFactory.instance.objectNode().setAll(document.tree());
        if (!entries.get().isEmpty()) {
            whole.set(EventJson.HISTORY, entries.get());
        }
        return PrettyJson.of(whole).getBytes(StandardCharsets.UTF_8);
    }
}
