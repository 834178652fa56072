package org.chuhe.records.read;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.FileFormat;
import org.chuhe.records.model.GameRecord;
import org.jspecify.annotations.Nullable;

/** The games of one file, one by one. */
abstract class GameReader implements Closeable {
    /**
     * A game and what was wrong with it.
     *
     * @param game the game
     * @param defects what was wrong
     */
    record Parsed(GameRecord game, List<Defect> defects) {
        static Parsed of(GameRecord game) {
            return new Parsed(game, new ArrayList<>());
        }
    }

    abstract FileFormat format();

    /** How many bytes have been read so far; 0 where that would say nothing. */
    long bytesRead() {
        return 0;
    }

    /** The next game, or null at the end of the file. */
    abstract @Nullable Parsed next() throws IOException;
}
