package org.chuhe.tournament.field;

import java.util.Optional;

/** How people write a value in forms, options and spreadsheets. */
public interface Spelling<T> {
    /** What somebody wrote; empty if it cannot be understood. */
    Optional<T> read(String text);

    /** As {@link #read} takes it. */
    String written(T value);
}
