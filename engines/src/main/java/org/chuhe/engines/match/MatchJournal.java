package org.chuhe.engines.match;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What has been played, a line a game, only ever added to. A game counts when its line is on the disk: whatever happens to
 * the program, no game counts twice and none that counted is lost. A line that was not written to its end is taken away.
 */
public final class MatchJournal implements AutoCloseable {
    private final FileChannel file;
    private final Map<Integer, FinishedGame> games = new LinkedHashMap<>();

    private MatchJournal(FileChannel file) {
        this.file = file;
    }

    /**
     * Opens the journal of a match.
     *
     * @param resume whether to go on with what is there; otherwise nothing may be there
     * @param reader is told every game that is there, with all its moves
     * @throws MatchException if there is a journal already, or that of another match, or a damaged one, or somebody else is
     *     writing it
     */
    public static MatchJournal open(Path path, MatchPlan plan, boolean resume, Consumer<FinishedGame> reader)
            throws IOException {
        boolean there = Files.exists(path) && Files.size(path) > 0;
        if (there && !resume) {
            throw new MatchException("journal.exists", path);
        }
        FileChannel file =
                FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            lock(file, path);
            MatchJournal journal = new MatchJournal(file);
            journal.begin(path, JournalLine.plan(plan), reader);
            return journal;
        } catch (IOException | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    private static void lock(FileChannel file, Path path) throws IOException {
        try {
            if (file.tryLock() == null) {
                throw new MatchException("journal.locked", path);
            }
        } catch (OverlappingFileLockException e) {
            throw new MatchException("journal.locked", path);
        }
    }

    private void begin(Path path, String plan, Consumer<FinishedGame> reader) throws IOException {
        byte[] content = Files.readAllBytes(path);
        int end = 0;
        boolean first = true;
        int number = 0;
        for (int start = 0; start < content.length; start = end) {
            int next = newLine(content, start);
            if (next < 0) {
                break;
            }
            number++;
            String line = new String(content, start, next - start, StandardCharsets.UTF_8);
            if (first) {
                List<String> differences = JournalLine.differences(plan, line);
                if (!differences.isEmpty()) {
                    throw new MatchException("journal.other", path, String.join(", ", differences));
                }
                first = false;
            } else {
                Optional<FinishedGame> game = JournalLine.read(line);
                if (game.isEmpty()) {
                    if (newLine(content, next + 1) >= 0) {
                        // Not the end of a write that was cut off: taking it away would take away what follows.
                        throw new MatchException("journal.damaged", path, number);
                    }
                    break;
                }
                if (games.putIfAbsent(game.get().task().number(), game.get().withoutMoves()) == null) {
                    reader.accept(game.get());
                }
            }
            end = next + 1;
        }
        file.truncate(end);
        file.position(end);
        if (end == 0) {
            write(plan);
        }
    }

    private static int newLine(byte[] content, int start) {
        for (int i = start; i < content.length; i++) {
            if (content[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    private void write(String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            file.write(bytes);
        }
        file.force(false);
    }

    /** Puts a game on record; when this returns, it is on the disk. */
    public synchronized void add(FinishedGame game) throws IOException {
        if (games.containsKey(game.task().number())) {
            throw new IllegalStateException("played twice: game " + game.task().number());
        }
        write(JournalLine.game(game));
        games.put(game.task().number(), game.withoutMoves());
    }

    /** All games so far, in the order of their numbers, without their moves: those are in the file. */
    public synchronized List<FinishedGame> games() {
        List<FinishedGame> sorted = new ArrayList<>(games.values());
        sorted.sort((a, b) -> Integer.compare(a.task().number(), b.task().number()));
        return sorted;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
