package org.chuhe.spark;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Files of games that make one task: many small ones, or one large one.
 *
 * @param folder what their names are relative to
 * @param files the files in their order
 */
record FilePack(String folder, List<Entry> files) implements Serializable {
    private static final long serialVersionUID = 1L;

    private static final long SMALLEST = 64L << 10;
    private static final long LARGEST = 8L << 20;
    private static final int MOST_FILES = 4096;
    private static final int PACKS_PER_CORE = 8;

    /**
     * A file of the archive.
     *
     * @param number its place in the archive
     * @param name as it was named
     * @param bytes its size
     */
    record Entry(long number, String name, long bytes) implements Serializable {
        private static final long serialVersionUID = 1L;
    }

    FilePack {
        // A list that Java serialises: workers get it.
        files = new ArrayList<>(files);
    }

    /** Files packed in their order, into some packs for each of so many cores. */
    static List<FilePack> of(List<Entry> files, int cores) {
        String folder = Path.of("").toAbsolutePath().toString();
        long share = files.stream().mapToLong(Entry::bytes).sum() / PACKS_PER_CORE / cores;
        long full = Math.min(LARGEST, Math.max(SMALLEST, share));
        List<FilePack> packs = new ArrayList<>();
        List<Entry> pack = new ArrayList<>();
        long bytes = 0;
        for (Entry file : files) {
            pack.add(file);
            bytes += file.bytes();
            if (bytes >= full || pack.size() == MOST_FILES) {
                packs.add(new FilePack(folder, pack));
                pack = new ArrayList<>();
                bytes = 0;
            }
        }
        if (!pack.isEmpty()) {
            packs.add(new FilePack(folder, pack));
        }
        return packs;
    }

    /** Where a file lies. */
    Path path(Entry file) {
        return Path.of(folder).resolve(file.name());
    }
}
