package org.chuhe.documents.board;

import org.chuhe.core.Square;
import org.chuhe.text.Coded;

/** An arrow from one point to another. */
public record Arrow(Square from, Square to, Meaning meaning) {
    public Arrow {
        if (from.equals(to)) {
            throw new IllegalArgumentException("an arrow needs two points, not " + from + " twice");
        }
    }

    /** What an arrow says; it decides the colour. */
    public enum Meaning implements Coded {
        /** A move. */
        MOVE("move"),
        /** An attack 打: a check, a threat to capture. */
        ATTACK("attack"),
        /** A root 根: the piece at the start protects the one at the end. */
        ROOT("root");

        private final String code;

        Meaning(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }
}
