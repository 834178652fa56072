package org.chuhe.records;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.read.ReadGame;
import org.chuhe.records.read.Readers;

/**
 * The way in: game files of every format, recognised by their content.
 *
 * <pre>{@code
 * try (Stream<ReadGame> games = Records.stream(Path.of("championship.pgn"))) {
 *     games.forEach(read -> System.out.println(read.game().tags().text(Tags.RED)));
 * }
 * }</pre>
 */
public final class Records {
    private Records() {}

    /**
     * Opens a file; its games are read one by one as they are asked for.
     *
     * @throws org.chuhe.records.format.RecordException if it cannot be read or holds no game
     */
    public static GameFile open(Path file) {
        return Readers.open(file);
    }

    /** The same for what is in memory. */
    public static GameFile open(String name, byte[] content) {
        return Readers.open(name, content);
    }

    /**
     * The same for what strangers send: a game that is longer than so many bytes, or characters of text, is cut and says so,
     * or a file that holds nothing else is refused.
     */
    public static GameFile open(String name, byte[] content, int longestGame) {
        return Readers.open(name, content, longestGame);
    }

    /** The games of a file one by one; close the stream after use. */
    public static Stream<ReadGame> stream(Path file) {
        return open(file).stream();
    }

    /** All games of what is in memory. */
    public static List<ReadGame> read(String name, byte[] content) {
        try (GameFile file = Readers.open(name, content)) {
            return file.stream().toList();
        }
    }
}
