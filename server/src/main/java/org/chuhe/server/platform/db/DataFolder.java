package org.chuhe.server.platform.db;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import org.chuhe.server.platform.config.SettingsException;
import org.chuhe.text.Messages;

/**
 * The folder of the embedded database. Only its owner may read it: it holds hashes of passwords and the key that signs
 * links. One server process works on it at a time, for only PostgreSQL lets several tell each other what happens.
 */
public final class DataFolder implements AutoCloseable {
    /** The file that everything is in. */
    public static final String DATABASE = "chuhe.db";

    private static final Messages WORDS = Messages.beside(DataFolder.class);
    private static final String LOCK = "server.lock";

    private final FileChannel channel;
    private final FileLock lock;

    private DataFolder(FileChannel channel, FileLock lock) {
        this.channel = channel;
        this.lock = lock;
    }

    /** Makes the folder and an empty database in it, if need be. */
    static void prepare(Path folder) {
        try {
            if (isPosix(folder)) {
                Files.createDirectories(
                        folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            } else {
                Files.createDirectories(folder);
            }
            // The files that SQLite makes beside it get the same rights.
            touch(folder.resolve(DATABASE));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Makes a file that only its owner can read and write, or makes it so. */
    public static void touch(Path file) throws IOException {
        if (!isPosix(file)) {
            return;
        }
        try {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        } catch (FileAlreadyExistsException e) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        }
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    /**
     * Takes the folder for this process, until it ends, however it ends.
     *
     * @throws SettingsException if another server has it
     */
    public static DataFolder take(Path folder) {
        prepare(folder);
        try {
            touch(folder.resolve(LOCK));
            FileChannel channel =
                    FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = tryLock(channel);
            if (lock == null) {
                channel.close();
                throw new SettingsException(WORDS.message("storage.locked", folder));
            }
            return new DataFolder(channel, lock);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static @org.jspecify.annotations.Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    @Override
    public void close() {
        try {
            lock.release();
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
