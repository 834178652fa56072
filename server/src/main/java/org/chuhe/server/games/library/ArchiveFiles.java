package org.chuhe.server.games.library;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * The files in what somebody brings: the file itself, or those of a zip archive. Nothing is unpacked to the disk, and no more
 * than a limit into memory: an archive that swells when it is unpacked is given up where it does.
 */
final class ArchiveFiles {
    /** Whoever looks at the files one by one. */
    interface Reader {
        void file(String name, byte[] content);

        /** Something of the archive that could not be handed on. */
        void problem(String place, Message reason);
    }

    /**
     * How much an archive may hold.
     *
     * @param files how many files
     * @param file the largest one, in bytes
     * @param all all of them together
     */
    record Limits(int files, int file, long all) {
        /** For what anybody sends. */
        static final Limits USUAL = new Limits(20_000, 32 << 20, 256L << 20);
        /** For what lies on the machine itself. */
        static final Limits OWN = new Limits(10_000_000, 512 << 20, 64L << 30);
    }

    private static final Messages WORDS = Messages.beside(ArchiveFiles.class);
    private static final int ZIP = 0x504B0304;
    private static final int EMPTY_ZIP = 0x504B0506;
    private static final int BLOCK = 64 << 10;
    private static final int MEGABYTE = 1 << 20;

    private final Limits limits;
    private final Reader reader;

    private ArchiveFiles(Limits limits, Reader reader) {
        this.limits = limits;
        this.reader = reader;
    }

    /** Hands the files on, one by one. */
    static void read(String name, byte[] content, Limits limits, Reader reader) {
        ArchiveFiles files = new ArchiveFiles(limits, reader);
        if (isZip(content)) {
            // Names are in UTF-8, or, by the older Windows programs of the country, in GBK.
            if (!files.unzip(name, content, StandardCharsets.UTF_8)) {
                files.unzip(name, content, Charset.forName("GB18030"));
            }
        } else {
            reader.file(name, content);
        }
    }

    static boolean isZip(byte[] content) {
        if (content.length < 4) {
            return false;
        }
        int start = content[0] << 24 | (content[1] & 0xFF) << 16 | (content[2] & 0xFF) << 8 | content[3] & 0xFF;
        return start == ZIP || start == EMPTY_ZIP;
    }

    /** Whether the names could be read; if not, nothing was handed on yet. */
    private boolean unzip(String archive, byte[] content, Charset names) {
        int count = 0;
        long all = 0;
        String last = archive;
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(content), names)) {
            if (names.equals(StandardCharsets.UTF_8) && !namesAreReadable(content)) {
                return false;
            }
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (entry.isDirectory() || isNoise(entry.getName())) {
                    continue;
                }
                last = entry.getName();
                if (++count > limits.files()) {
                    reader.problem(archive, WORDS.message("archive.files", limits.files()));
                    return true;
                }
                Optional<byte[]> file = unpack(zip, Math.min(limits.file(), limits.all() - all));
                if (file.isEmpty()) {
                    boolean whole = limits.all() - all < limits.file();
                    reader.problem(
                            last,
                            whole
                                    ? WORDS.message("archive.large", limits.all() / MEGABYTE)
                                    : WORDS.message("archive.file.large", limits.file() / MEGABYTE));
                    // What follows could only be found by unpacking the rest of this one.
                    return true;
                }
                all += file.get().length;
                if (isZip(file.get())) {
                    reader.problem(last, WORDS.message("archive.nested"));
                } else {
                    reader.file(last, file.get());
                }
            }
            if (count == 0) {
                reader.problem(archive, WORDS.message("archive.empty"));
            }
        } catch (IOException | IllegalArgumentException e) {
            reader.problem(last, WORDS.message("archive.damaged"));
        }
        return true;
    }

    /** A first look at the names alone costs little, as files are skipped without being kept; limits hold there too. */
    private boolean namesAreReadable(byte[] content) {
        long all = 0;
        int count = 0;
        byte[] block = new byte[BLOCK];
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(content), StandardCharsets.UTF_8)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (++count > limits.files()) {
                    return true;
                }
                for (int read = zip.read(block); read >= 0; read = zip.read(block)) {
                    all += read;
                    if (all > limits.all()) {
                        return true;
                    }
                }
            }
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        } catch (IOException e) {
            // Newer Java says so of names that it cannot read, too; a damaged archive is found out again.
            return !String.valueOf(e.getMessage()).contains("bad entry name");
        }
    }

    /** What packing programs leave beside the files. */
    private static boolean isNoise(String name) {
        return name.startsWith("__MACOSX/") || name.endsWith(".DS_Store") || name.endsWith("Thumbs.db");
    }

    /** A file, or nothing if it is larger than it may be. */
    private static Optional<byte[]> unpack(InputStream in, long most) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] block = new byte[BLOCK];
        for (int read = in.read(block); read >= 0; read = in.read(block)) {
            if (out.size() + (long) read > most) {
                return Optional.empty();
            }
            out.write(block, 0, read);
        }
        return Optional.of(out.toByteArray());
    }
}
