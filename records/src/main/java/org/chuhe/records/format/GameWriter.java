package org.chuhe.records.format;

import java.util.List;
import java.util.function.Function;
import org.chuhe.records.model.GameRecord;

/** How games become a file. */
public sealed interface GameWriter {
    /** Text; the texts of several games, one after the other, are a file too. */
    record Text(Function<GameRecord, String> writer) implements GameWriter {}

    /** A binary file with all games. */
    record Library(Function<List<GameRecord>, byte[]> writer) implements GameWriter {}

    /** Text with one game. */
    record SingleText(Function<GameRecord, String> writer) implements GameWriter {}

    /** A binary file with one game. */
    record Single(Function<GameRecord, byte[]> writer) implements GameWriter {}
}
