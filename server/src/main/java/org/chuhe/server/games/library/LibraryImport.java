package org.chuhe.server.games.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.records.Records;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.read.ReadGame;
import org.chuhe.server.games.library.store.GameShelves;
import org.chuhe.server.games.library.store.ShelfWriter;
import org.chuhe.server.games.library.store.ShelfWriter.Added;
import org.chuhe.server.games.library.store.ShelvedGame;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** Puts the games of files and archives on a shelf, and tells of everything that could not be read. */
public final class LibraryImport implements ArchiveFiles.Reader {
    private static final Messages WORDS = Messages.beside(LibraryImport.class);

    /** Whoever wants to know how it goes. */
    public interface Told {
        /** Something could not be read, or not wholly. */
        void problem(String place, Message reason);

        /** Some more games lie on the shelf. */
        void progress();
    }

    private final ShelfWriter writer;
    private final Clock clock;
    private final int shelf;
    private final ShelfRoom most;
    private final ShelfRoom room;
    private final Told told;
    private final List<ShelvedGame> waiting = new ArrayList<>();
    private long waitingBytes;
    private Added added = Added.NOTHING;
    private int files;
    private int games;
    private int problems;
    private boolean full;

    /**
     * An import that begins.
     *
     * @param most how much may lie on the shelf
     */
    public LibraryImport(Storage storage, Clock clock, int shelf, ShelfRoom most, Told told) {
        this.writer = new ShelfWriter(storage);
        this.clock = clock;
        this.shelf = shelf;
        this.most = most;
        this.room = most.left(new GameShelves(storage), shelf);
        this.told = told;
    }

    /** How many files were looked at. */
    public int files() {
        return files;
    }

    /** How many games were read. */
    public int games() {
        return games;
    }

    public Added added() {
        return added;
    }

    public int problems() {
        return problems;
    }

    @Override
    public void problem(String place, Message reason) {
        problems++;
        told.problem(place, reason);
    }

    /** A file or an archive of files, as somebody sent it. */
    void bytes(String name, byte[] content, ArchiveFiles.Limits limits) {
        ArchiveFiles.read(name, content, limits, this);
        flush();
    }

    /** The same of whoever runs the server, by a pipe. */
    public void bytes(String name, byte[] content) {
        bytes(name, content, ArchiveFiles.Limits.OWN);
    }

    /** A file or an archive of files on the disk of whoever runs the server; games are read one by one, however many. */
    public void path(String name, Path path) {
        if (isZip(path)) {
            try {
                ArchiveFiles.read(name, Files.readAllBytes(path), ArchiveFiles.Limits.OWN, this);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        } else {
            files++;
            try (GameFile file = Records.open(path)) {
                all(name, file);
            } catch (RecordException e) {
                problem(name, e.message());
            }
        }
        flush();
    }

    private static boolean isZip(Path path) {
        try (InputStream in = Files.newInputStream(path)) {
            return ArchiveFiles.isZip(in.readNBytes(4));
        } catch (IOException e) {
            // The reader says what is the matter.
            return false;
        }
    }

    @Override
    public void file(String name, byte[] content) {
        files++;
        try (GameFile file = Records.open(name, content, room.text())) {
            all(name, file);
        } catch (RecordException e) {
            problem(name, e.message());
        }
    }

    private void all(String name, GameFile file) {
        while (file.hasNext() && !full) {
            add(name, file.next());
        }
    }

    private void add(String name, ReadGame read) {
        games++;
        String place = name + " #" + read.number();
        if (!read.isWhole()) {
            read.defects().stream()
                    .filter(defect -> !defect.kind().isRepaired())
                    .findFirst()
                    .map(Defect::message)
                    .ifPresent(reason -> problem(place, reason));
        }
        if (read.game().plies() == 0) {
            problem(place, WORDS.message("import.no-moves"));
            return;
        }
        ShelvedGame game = ShelvedGame.of(read.game());
        int bytes = game.bytes();
        if (bytes > room.longest()) {
            problem(place, WORDS.message("import.long", room.longest() / 1024));
            return;
        }
        if (!fits(bytes)) {
            // Of what waits some may be there already, and take no room.
            flush();
        }
        if (!fits(bytes) && !writer.knows(shelf, game)) {
            problem(place, WORDS.message("import.full", whichIsFull()));
            full = true;
            return;
        }
        waitingBytes += bytes;
        waiting.add(game);
        if (waiting.size() == ShelfWriter.AT_ONCE) {
            flush();
        }
    }

    private Message whichIsFull() {
        return added.added() >= room.games()
                ? WORDS.message("import.full.games", most.games())
                : WORDS.message("import.full.bytes", most.bytes() >> 20);
    }

    private boolean fits(int bytes) {
        return added.added() + waiting.size() < room.games() && added.bytes() + waitingBytes + bytes <= room.bytes();
    }

    private void flush() {
        if (!waiting.isEmpty()) {
            added = added.plus(writer.add(shelf, waiting, clock.millis()));
            waiting.clear();
            waitingBytes = 0;
        }
        told.progress();
    }
}
