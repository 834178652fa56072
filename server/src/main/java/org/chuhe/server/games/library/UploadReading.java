package org.chuhe.server.games.library;

import java.time.Clock;
import org.chuhe.server.games.library.store.LibraryUploads;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** Something that was brought is read, and how it goes is kept for whoever brought it. */
final class UploadReading implements LibraryImport.Told {
    private static final Messages WORDS = Messages.beside(UploadReading.class);

    private final LibraryUploads uploads;
    private final LibraryUploads.Upload upload;
    private final LibraryImport work;
    private int told;

    private UploadReading(
            Storage storage, Clock clock, LibraryUploads uploads, LibraryUploads.Upload upload, ShelfRoom most) {
        this.uploads = uploads;
        this.upload = upload;
        this.work = new LibraryImport(storage, clock, upload.shelf(), most, this);
    }

    /**
     * Reads it all.
     *
     * @param most how much may lie on the shelf
     */
    static void run(
            Storage storage,
            Clock clock,
            LibraryUploads uploads,
            LibraryUploads.Upload upload,
            byte[] content,
            ShelfRoom most) {
        UploadReading reading = new UploadReading(storage, clock, uploads, upload, most);
        try {
            reading.progress();
            reading.work.bytes(upload.name(), content, ArchiveFiles.Limits.USUAL);
            reading.tell("done");
        } catch (RuntimeException | Error e) {
            reading.work.problem(upload.name(), WORDS.message(Storage.isAway(e) ? "import.storage" : "import.failed"));
            reading.tell("stopped");
            throw e;
        }
    }

    @Override
    public void problem(String place, Message reason) {
        uploads.problem(upload.id(), told++, place, reason);
    }

    @Override
    public void progress() {
        tell("running");
    }

    private void tell(String state) {
        uploads.progress(upload.id(), state, work.files(), work.games(), work.added(), work.problems());
    }
}
