package org.chuhe.eventfiles;

import java.time.DateTimeException;
import java.time.Instant;
import org.chuhe.tournament.command.Deed;
import org.chuhe.tournament.command.DeedKind;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * An entry of an event's log.
 *
 * @param seq its number; the first has 1
 * @param at when it was done, in milliseconds since 1970
 * @param who did it: the id of an account, or of what else acts on a server; empty where none is known
 * @param after the digest of the document after it
 * @param back a {@link Patch} from the document after it to the one before; empty if it cannot be undone
 */
public record LogEntry(int seq, long at, String who, Deed deed, String after, JsonNode back) {
    private static final int MOST = 100_000_000;

    /** What a deed made of a document. */
    public static LogEntry of(int seq, long at, String who, Deed deed, EventDocument before, EventDocument after) {
        JsonNode back = deed.kind().canBeUndone()
                ? Patch.between(after.treeToUndo(), before.treeToUndo())
                : JsonNodeFactory.instance.arrayNode();
        return new LogEntry(seq, at, who, deed, after.digest(), back);
    }

    public DeedKind kind() {
        return deed.kind();
    }

    /** The entry it takes back; 0 = none. */
    public int undoes() {
        return deed instanceof Undo undo ? undo.entry() : 0;
    }

    /** As it stands in event files. */
    public ObjectNode write() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("seq", seq).put("at", Instant.ofEpochMilli(at).toString());
        if (!who.isEmpty()) {
            node.put("who", who);
        }
        DeedJson.write(deed, node);
        node.put("after", after);
        node.set("back", back);
        return node;
    }

    /** @throws org.chuhe.json.JsonException if something in it is wrong */
    static LogEntry read(Item item) {
        return new LogEntry(
                item.required("seq", 1, MOST),
                time(item),
                item.text("who", ""),
                DeedJson.COMMANDS.read(item.node()),
                item.text("after", ""),
                item.node().path("back"));
    }

    private static long time(Item item) {
        String text = item.text("at", "");
        try {
            return Instant.parse(text).toEpochMilli();
        } catch (DateTimeException e) {
            throw EventVocabulary.problem("file.choice", item.path("at"), text, "2026-01-01T00:00:00Z");
        }
    }
}
