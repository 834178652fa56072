package org.chuhe.engines.process;

import java.io.BufferedInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.chuhe.engines.process.UnreadLines.Said;
import org.jspecify.annotations.Nullable;

/**
 * A running program: lines in, lines out. Whatever it prints, no more than so many lines of so many characters are kept;
 * a program that prints faster than it is read waits.
 */
final class EngineProcess implements AutoCloseable {
    private static final int LONGEST_LINE = 1 << 16;

    private final Process process;
    private final OutputStream in;
    private final UnreadLines lines = new UnreadLines();
    private final Transcript transcript = new Transcript();
    private final LongSupplier nanos;
    private volatile boolean killed;
    private volatile boolean ended;

    private EngineProcess(Process process, LongSupplier nanos) {
        this.process = process;
        this.nanos = nanos;
        in = process.getOutputStream();
        Thread reader = new Thread(this::readAll, "engine-reader");
        reader.setDaemon(true);
        reader.start();
    }

    static EngineProcess start(List<String> command, String folder, LongSupplier nanos) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        if (!folder.isEmpty()) {
            builder.directory(new File(folder));
        }
        return new EngineProcess(builder.start(), nanos);
    }

    private void readAll() {
        try (InputStream out = new BufferedInputStream(process.getInputStream(), 1 << 15)) {
            byte[] line = new byte[LONGEST_LINE];
            int length = 0;
            for (int b = out.read(); b >= 0 && !killed; b = out.read()) {
                if (b == '\n') {
                    pass(text(line, length));
                    length = 0;
                } else if (length < LONGEST_LINE && b != '\r') {
                    line[length++] = (byte) b;
                }
            }
            if (length > 0) {
                pass(text(line, length));
            }
        } catch (IOException e) {
            transcript.said('!', String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        // Whoever waits must hear of the end, even if nobody has heard the rest.
        lines.end(new Said(null, nanos.getAsLong()));
    }

    /** Hands a line over; waits while too many are unread. */
    private void pass(String text) throws InterruptedException {
        Said said = new Said(text, nanos.getAsLong());
        while (!killed && !lines.offer(said, 100)) {
            Thread.onSpinWait();
        }
    }

    private static String text(byte[] line, int length) {
        return new String(line, 0, length, StandardCharsets.UTF_8).strip();
    }

    /** Says a line. A program that has ended does not hear it; that is found out by reading. */
    void say(String line) {
        transcript.said('>', line);
        try {
            in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
        } catch (IOException e) {
            transcript.said('!', String.valueOf(e.getMessage()));
        }
    }

    /**
     * The next line; null if none comes in time.
     *
     * @param thoughts whether what it thinks aloud is wanted at once, and not only when it says something else
     * @return a line without text if the program has ended
     */
    @Nullable Said hear(long waitNanos, boolean thoughts) throws InterruptedException {
        if (ended) {
            return new Said(null, nanos.getAsLong());
        }
        Said said = lines.poll(waitNanos, thoughts);
        if (said != null && said.text() != null) {
            transcript.said('<', said.text());
        }
        ended |= said != null && said.text() == null;
        return said;
    }

    /** What it has left to say from before does not matter any more; of what it goes on saying no more than fits at once. */
    void forgetWhatIsUnread() throws InterruptedException {
        for (int left = lines.size(); left > 0 && !ended; left--) {
            hear(0, false);
        }
    }

    List<String> transcript() {
        return transcript.lines();
    }

    /** How it ended, as shells say it; waits a moment for it. */
    String exit() throws InterruptedException {
        return process.waitFor(1, TimeUnit.SECONDS) ? Integer.toString(process.exitValue()) : "?";
    }

    /** The processor time it has used so far, in milliseconds. */
    long cpuMillis() {
        return process.info().totalCpuDuration().map(Duration::toMillis).orElse(0L);
    }

    /** Ends it and whatever it has started. */
    void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        killed = true;
    }

    /** Asks it to end, and makes it if it does not. */
    @Override
    public void close() {
        say("quit");
        try {
            if (process.waitFor(500, TimeUnit.MILLISECONDS)) {
                killed = true;
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
    }
}
