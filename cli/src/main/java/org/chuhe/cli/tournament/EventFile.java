package org.chuhe.cli.tournament;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.chuhe.cli.CliException;
import org.chuhe.cli.OutputFile;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Regulations;
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

/** An event file as it was read, with its history. Writing it keeps the version before it beside it, as FILE~. */
final class EventFile {
    private static final long LARGEST = 64L << 20;
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

    private final Path path;
    private final byte[] before;
    private final ObjectNode tree;
    private final ArrayNode history;
    private final EventJson content;

    private EventFile(Path path, byte[] before, ObjectNode tree, ArrayNode history, EventJson content) {
        this.path = path;
        this.before = before;
        this.tree = tree;
        this.history = history;
        this.content = content;
    }

    /** A file that is not there yet. */
    static EventFile create(Path path, boolean overwrite) throws IOException {
        boolean exists = Files.exists(path);
        if (exists && !overwrite) {
            throw EventWords.problem("file.exists", path);
        }
        byte[] before = exists && Files.isRegularFile(path) ? Files.readAllBytes(path) : new byte[0];
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        EventJson nothing = new EventJson(Event.named("", Regulations.roundRobin()), new Extras());
        return new EventFile(path, before, nodes.objectNode(), nodes.arrayNode(), nothing);
    }

    static EventFile load(Path path) throws IOException {
        if (!Files.exists(path)) {
            throw new NoSuchFileException(path.toString());
        }
        if (Files.size(path) > LARGEST) {
            throw EventWords.problem("file.size", path, LARGEST >> 20);
        }
        byte[] bytes = Files.readAllBytes(path);
        ObjectNode tree = parse(path, bytes);
        JsonNode past = tree.remove(EventJson.HISTORY);
        ArrayNode history = past instanceof ArrayNode list ? list : JsonNodeFactory.instance.arrayNode();
        try {
            return new EventFile(path, bytes, tree, history, EventJson.read(tree));
        } catch (CliException e) {
            throw EventWords.problem("file.in", path, e.words());
        }
    }

    private static ObjectNode parse(Path path, byte[] bytes) {
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
            throw EventWords.problem("file.json", path, line, column, what);
        }
        throw EventWords.problem("file.no-object", path);
    }

    Path path() {
        return path;
    }

    Tournament tournament() {
        return Tournament.of(content.event());
    }

    /** Keys that are not ours, by their paths. */
    List<String> unknownKeys() {
        return content.extras().paths();
    }

    Extras extras() {
        return content.extras();
    }

    /** What was done, oldest first. */
    List<String> done() {
        return history.valueStream().map(h -> h.path("did").asString("?")).toList();
    }

    /** Writes the event after a change, which {@code did} names. */
    void save(Event event, Extras extras, String did) throws IOException {
        ObjectNode changed = new EventJson(event, extras).write();
        ArrayNode longer = history.deepCopy();
        ObjectNode entry = longer.addObject();
        entry.put("did", did);
        if (tree.isEmpty()) {
            longer.removeAll();
        } else {
            entry.put("after", digest(changed));
            entry.set("back", Patch.between(changed, tree));
        }
        while (longer.size() > LONGEST_HISTORY) {
            longer.remove(0);
        }
        write(changed, longer);
    }

    /** Takes the last changes back; gives the event as it was before them. */
    EventFile undo(int steps) throws IOException {
        ObjectNode back = tree;
        ArrayNode shorter = history.deepCopy();
        for (int i = 0; i < steps; i++) {
            if (shorter.isEmpty()) {
                throw EventWords.problem("undo.nothing", path);
            }
            JsonNode last = shorter.remove(shorter.size() - 1);
            boolean touched = !last.path("after").asString("").equals(digest(back));
            ObjectNode here = back;
            back = (touched ? Optional.<ObjectNode>empty() : Patch.apply(here, last.path("back")))
                    .orElseThrow(() -> EventWords.problem("undo.touched", path, backup()));
        }
        EventFile restored = new EventFile(path, before, back, shorter, EventJson.read(back));
        restored.write(back, shorter);
        return restored;
    }

    private void write(ObjectNode event, ArrayNode past) throws IOException {
        ObjectNode whole = event.deepCopy();
        if (!past.isEmpty()) {
            whole.set(EventJson.HISTORY, past);
        }
        byte[] bytes = PrettyJson.of(whole).getBytes(StandardCharsets.UTF_8);
        byte[] now = Files.isRegularFile(path) ? Files.readAllBytes(path) : new byte[0];
        if (!Arrays.equals(now, before)) {
            throw EventWords.problem("file.changed", path);
        }
        if (before.length > 0) {
            OutputFile.write(backup(), before);
        }
        OutputFile.write(path, bytes);
    }

    private Path backup() {
        return path.resolveSibling(path.getFileName() + "~");
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
