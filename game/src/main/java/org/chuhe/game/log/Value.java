package org.chuhe.game.log;

import java.util.List;

/** A value as a line writes it, not yet understood. */
sealed interface Value {
    /** A word or a text, with its escapes. */
    record Word(String raw) implements Value {}

    /** Values in square brackets. */
    record Items(List<Value> values) implements Value {}

    /** Named values in round brackets. */
    record Group(Parts parts) implements Value {}
}
