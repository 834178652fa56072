package org.chuhe.cli.tournament.event;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.eventfiles.Deed;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.eventfiles.Extras;
import org.chuhe.text.Message;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Event;

/** An event file as it was read. Writing it keeps the version before it beside it, as FILE~. */
public final class EventFile {
    private static final long LARGEST = 64L << 20;

    private final Path path;
    private final byte[] before;
    private final EventDocument document;

    private EventFile(Path path, byte[] before, EventDocument document) {
        this.path = path;
        this.before = before;
        this.document = document;
    }

    /** A file that is not there yet. */
    public static EventFile create(Path path, boolean overwrite) throws IOException {
        boolean exists = Files.exists(path);
        if (exists && !overwrite) {
            throw EventWords.problem("file.exists", path);
        }
        byte[] before = exists && Files.isRegularFile(path) ? Files.readAllBytes(path) : new byte[0];
        return new EventFile(path, before, EventDocument.EMPTY);
    }

    public static EventFile load(Path path) throws IOException {
        if (!Files.exists(path)) {
            throw new NoSuchFileException(path.toString());
        }
        if (Files.size(path) > LARGEST) {
            throw EventWords.problem("file.size", path, LARGEST >> 20);
        }
        byte[] bytes = Files.readAllBytes(path);
        return new EventFile(path, bytes, EventDocument.read(path.toString(), bytes));
    }

    public Tournament tournament() {
        return document.tournament();
    }

    /** Keys that are not ours, by their paths. */
    public List<String> unknownKeys() {
        return document.extras().paths();
    }

    public Extras extras() {
        return document.extras();
    }

    /** What was done, oldest first. */
    public List<Deed> done() {
        return document.done();
    }

    /** Writes the event after a change, which {@code did} names, and tells in the language of whoever made it. */
    public void save(Event event, Extras extras, Message did, Locale locale) throws IOException {
        List<String> words = did.arguments().stream()
                .map(word -> word instanceof Message part ? part.in(locale) : String.valueOf(word))
                .toList();
        write(document.changed(event, extras, new Deed(did.in(locale), did.key(), words)));
    }

    /** Takes the last changes back. */
    public void undo(int steps) throws IOException {
        if (steps > done().size()) {
            throw EventWords.problem("undo.nothing", path);
        }
        write(document.undo(steps).orElseThrow(() -> EventWords.problem("undo.touched", path, backup())));
    }

    private void write(EventDocument changed) throws IOException {
        byte[] bytes = changed.bytes();
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
}
