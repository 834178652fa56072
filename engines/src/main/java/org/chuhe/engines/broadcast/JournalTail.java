package org.chuhe.engines.broadcast;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.engines.match.FinishedGame;
import org.jspecify.annotations.Nullable;

/**
 * Reads the games of a journal in order, from any of them on. The journal is the queue of a broadcast: it is on the disk
 * anyway, so games may wait there as long as nobody takes them, also when the match is gone on with another day.
 */
final class JournalTail implements AutoCloseable {
    private final RandomAccessFile file;
    /** Which game is read next; the first line is no game. */
    private int next = -1;

    JournalTail(Path journal) throws IOException {
        file = new RandomAccessFile(journal.toFile(), "r");
    }

    /**
     * Games with all their moves.
     *
     * @param from how many are left out
     * @param to how many are on record: what comes after them may not be on the disk
     * @param most how many characters are enough; one game is always given
     */
    List<FinishedGame> games(int from, int to, int most) throws IOException {
        if (from < next) {
            next = -1;
            file.seek(0);
        }
        List<FinishedGame> games = new ArrayList<>();
        int length = 0;
        while (next < to && length < most) {
            long place = file.getFilePointer();
            String line = line();
            if (line == null) {
                file.seek(place);
                break;
            }
            if (next >= from) {
                FinishedGame game = FinishedGame.ofLine(line)
                        .orElseThrow(() -> new IOException("the journal cannot be read"))
                        .withoutTranscript();
                length += game.pgn().length();
                games.add(game);
            }
            next++;
        }
        return games;
    }

    /** The next line; null if it is not written to its end. */
    private @Nullable String line() throws IOException {
        long start = file.getFilePointer();
        byte[] part = new byte[8192];
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        while (true) {
            int read = file.read(part);
            if (read < 0) {
                return null;
            }
            for (int i = 0; i < read; i++) {
                if (part[i] == '\n') {
                    bytes.write(part, 0, i);
                    file.seek(start + bytes.size() + 1);
                    return bytes.toString(StandardCharsets.UTF_8);
                }
            }
            bytes.write(part, 0, read);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
