package org.chuhe.records.read;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import org.chuhe.records.format.Bytes;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.FileStart;
import org.chuhe.records.format.RecordException;

/**
 * One reader on one file that may contain anything: what Jazzer calls, and the seeded mutator too. A reader may refuse a
 * file by a {@link RecordException}; whatever else it throws is a finding, and so is memory out of proportion. Time is
 * watched by whoever calls.
 */
public final class ReaderFuzzer {
    /** Which reader Jazzer is to try: the name of a {@link FileFormat}. */
    public static final String FORMAT = "chuhe.fuzz.format";
    /** Before this, Jazzer's log says how many files were of the format. */
    public static final String RECOGNISED = "recognised: ";

    private static final int FIRST_LOOK = 1 << 16;
    /** Any file may cost so many bytes of memory, and so many more for each of its own. */
    private static final long FREE = 8L << 20;

    private static final long PER_BYTE = 8192;
    /** What Jazzer weaves into the readers needs memory, too. */
    private static final int WOVEN = 32;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static FileFormat format = FileFormat.TEXT;
    private static int factor = 1;
    private static long recognised;

    private ReaderFuzzer() {}

    /** Called by Jazzer, once. */
    public static void fuzzerInitialize() {
        format = FileFormat.valueOf(System.getProperty(FORMAT));
        factor = WOVEN;
    }

    /** Called by Jazzer for every file. */
    public static void fuzzerTestOneInput(byte[] file) {
        recognised += read(format, file) ? 1 : 0;
    }

    /** Called by Jazzer at the end. */
    public static void fuzzerTearDown() {
        System.err.println(RECOGNISED + recognised);
    }

    /**
     * Reads a file as one of the given format if it can be taken for one, whatever formats are asked before.
     *
     * @return whether it can
     */
    public static boolean read(FileFormat format, byte[] file) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        boolean found = take(format, file);
        long allowed = factor * (FREE + PER_BYTE * file.length);
        if (allocatedSince(before) > allowed) {
            // Whoever comes first pays for the loading of classes.
            before = THREADS.getCurrentThreadAllocatedBytes();
            take(format, file);
            long allocated = allocatedSince(before);
            if (allocated > allowed) {
                throw new AssertionError(allocated + " bytes of memory for a file of " + file.length);
            }
        }
        return found;
    }

    private static long allocatedSince(long before) {
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    private static boolean take(FileFormat format, byte[] file) {
        boolean found = false;
        try {
            Bytes bytes = Bytes.of(file);
            FileStart start = new FileStart(bytes.read(0, FIRST_LOOK), file.length);
            found = file.length > 0 && format.format().isIn(start);
            if (found) {
                readAll(new GameFile("fuzz", format, format.format().open(bytes, start)), file.length % 8 == 0);
            }
        } catch (RecordException e) {
            if (e.problem() == RecordException.Problem.INPUT_OUTPUT
                    || e.getMessage().isEmpty()) {
                throw new AssertionError("nothing was wrong with the disk", e);
            }
        } catch (IOException e) {
            throw new AssertionError("nothing was wrong with the disk", e);
        }
        return found;
    }

    private static void readAll(GameFile games, boolean aloud) {
        try (games) {
            while (games.hasNext()) {
                ReadGame game = games.next();
                if (game.game().mainLine().lineCount() < 1) {
                    throw new AssertionError("a game without a line");
                }
                for (Defect defect : aloud ? game.defects() : List.<Defect>of()) {
                    if (defect.message().in(Locale.CHINESE).isEmpty()) {
                        throw new AssertionError("a finding without words: " + defect.kind());
                    }
                }
            }
        }
    }
}
