package org.chuhe.records.read;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.records.format.Bytes;
import org.chuhe.records.format.FileStart;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.format.Texts;

/** Opens files: finds out by their content what they are. */
public final class Readers {
    private static final int FIRST_LOOK = 1 << 16;
    private static final int LONG_LOOK = 1 << 20;

    private Readers() {}

    /**
     * Opens a file.
     *
     * @throws RecordException if it cannot be read or holds no game
     */
    public static GameFile open(Path file) {
        String name = file.toString();
        try {
            return open(name, Bytes.of(file));
        } catch (IOException e) {
            throw ioProblem(e);
        }
    }

    /**
     * Opens what is in memory.
     *
     * @throws RecordException if it holds no game
     */
    public static GameFile open(String name, byte[] content) {
        return open(name, content, Bytes.LONGEST_GAME);
    }

    /** The same where no game may be longer than so many bytes, or characters of text. */
    public static GameFile open(String name, byte[] content, int longestGame) {
        try {
            return open(name, Bytes.of(content, longestGame));
        } catch (IOException e) {
            throw ioProblem(e);
        }
    }

    static RecordException ioProblem(IOException e) {
        return new RecordException(Problem.INPUT_OUTPUT, Texts.message("file.io", String.valueOf(e.getMessage())), e);
    }

    private static GameFile open(String name, Bytes bytes) throws IOException {
        boolean opened = false;
        try {
            FileStart start = new FileStart(bytes.read(0, FIRST_LOOK), bytes.size());
            Optional<FileFormat> format = format(start);
            if (format.isEmpty() && bytes.size() > FIRST_LOOK) {
                start = new FileStart(bytes.read(0, LONG_LOOK), bytes.size());
                format = format(start);
            }
            FileFormat found =
                    format.orElseThrow(() -> new RecordException(Problem.NO_GAME, Texts.message("file.no.game")));
            GameFile file = new GameFile(name, found, found.format().open(bytes, start));
            opened = true;
            return file;
        } finally {
            if (!opened) {
                bytes.close();
            }
        }
    }

    private static Optional<FileFormat> format(FileStart start) {
        if (start.length() == 0) {
            throw new RecordException(Problem.NO_GAME, Texts.message("file.empty"));
        }
        return Stream.of(FileFormat.values())
                .filter(each -> each.format().isIn(start))
                .findFirst();
    }
}
