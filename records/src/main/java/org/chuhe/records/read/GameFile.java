package org.chuhe.records.read;

import java.io.IOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.Texts;
import org.jspecify.annotations.Nullable;

/** An open file of games, to be closed after use. Not safe for use by several threads at once. */
public final class GameFile implements Iterator<ReadGame>, AutoCloseable {
    private final String name;
    private final FileFormat format;
    private final GameReader reader;
    private @Nullable ReadGame ahead;
    private int number;
    private boolean ended;

    GameFile(String name, FileFormat format, GameReader reader) {
        this.name = name;
        this.format = format;
        this.reader = reader;
    }

    public FileFormat format() {
        return format;
    }

    /** How many bytes of the file have been read so far; 0 for formats that are read at once. */
    public long bytesRead() {
        return reader.bytesRead();
    }

    /**
     * Whether another game follows.
     *
     * @throws RecordException if the rest of the file cannot be read, or there is no game at all
     */
    @Override
    public boolean hasNext() {
        if (ahead == null && !ended) {
            ahead = read();
            ended = ahead == null;
            if (ended && number == 0) {
                throw new RecordException(RecordException.Problem.NO_GAME, Texts.message("file.no.game"));
            }
        }
        return ahead != null;
    }

    @Override
    public ReadGame next() {
        if (!hasNext() || ahead == null) {
            throw new NoSuchElementException();
        }
        ReadGame game = ahead;
        ahead = null;
        return game;
    }

    private @Nullable ReadGame read() {
        try {
            Parsed parsed = reader.next();
            if (parsed == null) {
                return null;
            }
            Generals.check(parsed);
            return new ReadGame(name, ++number, format, parsed.game(), parsed.defects());
        } catch (IOException e) {
            ended = true;
            throw Readers.ioProblem(e);
        }
    }

    /** The games one by one; closing the stream closes the file. */
    public Stream<ReadGame> stream() {
        Spliterator<ReadGame> games =
                Spliterators.spliteratorUnknownSize(this, Spliterator.ORDERED | Spliterator.NONNULL);
        return StreamSupport.stream(games, false).onClose(this::close);
    }

    @Override
    public void close() {
        try {
            reader.close();
        } catch (IOException e) {
            throw Readers.ioProblem(e);
        }
    }
}
