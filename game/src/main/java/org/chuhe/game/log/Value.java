package org.chuhe.game.log;

import java.util.List;

/** A value as a line writes it, not yet understood. */
sealed interface Value {
    /** Whether it holds something that was not asked for when it was read. */
    boolean saysMore();

    /** A word or a text, with its escapes. */
    record Word(String raw) implements Value {
        @Override
        public boolean saysMore() {
            return false;
        }
    }

    /** Values in square brackets. */
    record Items(List<Value> values) implements Value {
        @Override
        public boolean saysMore() {
            boolean more = false;
            for (Value value : values) {
                more |= value.saysMore();
            }
            return more;
        }
    }

    /** Named values in round brackets. */
    record Group(NamedValues values) implements Value {
        @Override
        public boolean saysMore() {
            return values.sayMore();
        }
    }
}
