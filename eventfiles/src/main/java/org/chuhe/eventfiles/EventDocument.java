package org.chuhe.eventfiles;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.chuhe.json.JsonTree;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Deed;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.text.Notice;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** An event with all that its file says beside. It never changes: a change gives another document. */
public final class EventDocument {
    /** A key whose value only grows, as the next id does: what has been issued of links. */
    public static final String LINKS = "links";

    /** A document to which nothing has been written. */
    public static final EventDocument EMPTY = new EventDocument(
            new EventJson(Event.named("", Regulations.roundRobin()), new Extras()),
            JsonNodeFactory.instance::objectNode);

    private final EventJson content;
    private final Supplier<ObjectNode> written;
    private @Nullable ObjectNode tree;

    private EventDocument(EventJson content, Supplier<ObjectNode> written) {
        this.content = content;
        this.written = written;
    }

    private static EventDocument of(Event event, Extras extras) {
        EventJson content = new EventJson(event, extras);
        return new EventDocument(content, content::write);
    }

    /** An event of which no file says anything more. */
    public static EventDocument of(Event event) {
        return of(event, new Extras());
    }

    /**
     * Reads an event.
     *
     * @throws org.chuhe.json.JsonException if something in it is wrong, with its place
     */
    public static EventDocument read(ObjectNode tree) {
        return read(tree, () -> tree);
    }

    /** The same where the whole is written elsewhere. In a file written by hand it gets the ids that are missing. */
    static EventDocument read(ObjectNode tree, Supplier<ObjectNode> whole) {
        EventJson content = EventJson.read(tree);
        boolean withIds = tree.path(EntryIds.NEXT).asInt(0) == content.event().nextId();
        return new EventDocument(content, withIds ? whole : () -> EntryIds.into(whole.get(), content.event()));
    }

    public Event event() {
        return content.event();
    }

    public Tournament tournament() {
        return Tournament.of(content.event());
    }

    /** Keys that are not ours, by their paths. */
    public List<String> unknownKeys() {
        return content.extras().paths();
    }

    /** What is written, without the log. It must not be changed. */
    public synchronized ObjectNode tree() {
        if (tree == null) {
            tree = written.get();
        }
        return tree;
    }

    /** With another event; what else the file says stays. */
    public EventDocument with(Event event) {
        return of(event, content.extras());
    }

    /** With a key that is not the event's. */
    public EventDocument with(String key, JsonNode value) {
        return of(content.event(), content.extras().with(key, value));
    }

    /**
     * What came of a command.
     *
     * @param notices what the arbiter should know
     * @param deed what the log says of it
     */
    public record Done(EventDocument document, List<Notice> notices, Deed deed) {}

    /**
     * Carries a command out.
     *
     * @throws org.chuhe.tournament.command.CommandRefused if the rules do not allow it
     */
    public Done perform(Command command) {
        return done(command, command.applyTo(event()).orThrow());
    }

    /** The same where the outcome is known. */
    public Done done(Command command, Outcome.Done outcome) {
        return new Done(with(outcome.event()), outcome.notices(), command.asDone(event()));
    }

    /**
     * The same, as it will be read.
     *
     * @throws org.chuhe.json.JsonException if it cannot be, say because a name is too long
     */
    public EventDocument checked() {
        return read(tree());
    }

    /** The document after the steps of a {@link Patch}; empty if they lead nowhere. */
    public Optional<EventDocument> patched(JsonNode steps) {
        return Patch.apply(tree(), steps).map(EventDocument::read);
    }

    /** Without what only grows and is not taken back: the id of whoever enters next, and how often links were renewed. */
    ObjectNode treeToUndo() {
        ObjectNode copy = JsonNodeFactory.instance.objectNode().setAll(tree());
        copy.remove(List.of(EntryIds.NEXT, LINKS));
        return copy;
    }

    /** The same for the same content, in whatever order the keys stand. */
    public String digest() {
        try {
            byte[] sorted = JsonTree.sortedText(treeToUndo()).getBytes(StandardCharsets.UTF_8);
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(sorted);
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
