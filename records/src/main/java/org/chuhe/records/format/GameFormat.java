package org.chuhe.records.format;

import java.io.IOException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** How a kind of file is recognised and read. */
public interface GameFormat {
    /** Whether a file that begins so is of this kind. */
    boolean isIn(FileStart start);

    /** Reads a file that {@link #isIn} has recognised. */
    GameReader open(Bytes bytes, FileStart start) throws IOException;

    /** Whether files of this kind are text in some encoding. */
    boolean isText();

    /** The largest file in megabytes, for text the largest game; 0 where games are read one by one from the disk. */
    int megabytes();

    /** Opens a binary file. */
    @FunctionalInterface
    interface Opener {
        GameReader open(Bytes bytes) throws IOException;
    }

    /** A kind of binary files: one game, which is read at once, unless {@code megabytes} is 0. */
    static GameFormat binary(Predicate<FileStart> isIn, Opener opener, int megabytes) {
        return binary(isIn, opener, megabytes, bytes -> bytes.longestGame() >> 20);
    }

    /** A kind of binary files that are read at once, of which the reader takes no more than makes a game. */
    static GameFormat book(Predicate<FileStart> isIn, Opener opener, int megabytes) {
        return binary(isIn, opener, megabytes, bytes -> megabytes);
    }

    private static GameFormat binary(
            Predicate<FileStart> isIn, Opener opener, int megabytes, ToIntFunction<Bytes> longest) {
        return new GameFormat() {
            @Override
            public boolean isIn(FileStart start) {
                return isIn.test(start);
            }

            @Override
            public GameReader open(Bytes bytes, FileStart start) throws IOException {
                int most = Math.min(megabytes, longest.applyAsInt(bytes));
                if (megabytes > 0 && bytes.size() > (long) most << 20) {
                    throw new RecordException(
                            RecordException.Problem.UNREADABLE, Texts.message("file.too.large", most));
                }
                GameReader reader = opener.open(bytes);
                if (megabytes > 0) {
                    bytes.close();
                }
                return reader;
            }

            @Override
            public boolean isText() {
                return false;
            }

            @Override
            public int megabytes() {
                return megabytes;
            }
        };
    }

    /** A kind of text files, in whatever encoding. */
    static GameFormat text(Predicate<String> isIn, Function<TextInput, GameReader> reader) {
        return new GameFormat() {
            @Override
            public boolean isIn(FileStart start) {
                return isIn.test(start.text());
            }

            @Override
            public GameReader open(Bytes bytes, FileStart start) throws IOException {
                return reader.apply(new TextInput(bytes.stream(0), start.encoding(), bytes.longestGame()));
            }

            @Override
            public boolean isText() {
                return true;
            }

            @Override
            public int megabytes() {
                return Bytes.LONGEST_GAME >> 20;
            }
        };
    }
}
