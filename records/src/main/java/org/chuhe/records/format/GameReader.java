package org.chuhe.records.format;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The games of one file, one by one. */
public abstract class GameReader implements Closeable {
    /** How many bytes have been read so far; 0 where that would say nothing. */
    public long bytesRead() {
        return 0;
    }

    /** The next game, or null at the end of the file. */
    public abstract @Nullable Parsed next() throws IOException;

    /** Nothing to close for what was read at once. */
    @Override
    public void close() throws IOException {}
}
