package org.chuhe.cli.tournament.event;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.eventfiles.EventLog;
import org.chuhe.eventfiles.LoggedEvent;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.CommandRefused;
import org.chuhe.tournament.command.Deed;
import org.chuhe.tournament.model.Event;

/** An event file as it was read. Writing it keeps the version before it beside it, as FILE~. */
public final class EventFile {
    private static final long LARGEST = 64L << 20;

    private final Path path;
    private final byte[] before;
    private final LoggedEvent event;

    private EventFile(Path path, byte[] before, LoggedEvent event) {
        this.path = path;
        this.before = before;
        this.event = event;
    }

    /** A file that is not there yet. */
    public static EventFile create(Path path, boolean overwrite) throws IOException {
        boolean exists = Files.exists(path);
        if (exists && !overwrite) {
            throw EventWords.problem("file.exists", path);
        }
        byte[] before = exists && Files.isRegularFile(path) ? Files.readAllBytes(path) : new byte[0];
        return new EventFile(path, before, LoggedEvent.EMPTY);
    }

    public static EventFile load(Path path) throws IOException {
        if (!Files.exists(path)) {
            throw new NoSuchFileException(path.toString());
        }
        if (Files.size(path) > LARGEST) {
            throw EventWords.problem("file.size", path, LARGEST >> 20);
        }
        byte[] bytes = Files.readAllBytes(path);
        return new EventFile(path, bytes, LoggedEvent.read(path.toString(), bytes));
    }

    public EventDocument document() {
        return event.document();
    }

    public Tournament tournament() {
        return event.document().tournament();
    }

    /** What was done, oldest first. */
    public EventLog log() {
        return event.log();
    }

    /** Writes what came of something; all of it, if it is several things, or nothing. */
    public void save(List<EventDocument.Done> done) throws IOException {
        LoggedEvent now = event;
        for (EventDocument.Done one : done) {
            now = now.then(one.deed(), one.document(), "", System.currentTimeMillis());
        }
        write(now);
    }

    /** Writes an event that did not come from a command. */
    public void save(Deed deed, Event changed) throws IOException {
        save(List.of(new EventDocument.Done(event.document().with(changed), List.of(), deed)));
    }

    /** Takes entries of the log back, each by its number, or 0 for the last; the numbers of those taken back. */
    public List<Integer> undo(List<Integer> entries) throws IOException {
        LoggedEvent now = event;
        List<Integer> undone = new ArrayList<>();
        for (int entry : entries) {
            undone.add(now.log().undoable(now.document().event(), entry).seq());
            now = undone(now, entry);
        }
        write(now);
        return undone;
    }

    private LoggedEvent undone(LoggedEvent now, int entry) {
        try {
            return now.undo(entry, "", System.currentTimeMillis());
        } catch (CommandRefused e) {
            if (e.refusal().reason().key().equals("undo.touched")) {
                throw EventWords.problem("undo.touched", path, backup());
            }
            throw e;
        }
    }

    private void write(LoggedEvent changed) throws IOException {
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
