package org.chuhe.documents.board;

import org.chuhe.core.Square;
import org.chuhe.text.Coded;

/** A mark on a point. */
public record PointMark(Square square, Shape shape) {

    /** The marks; they differ in form, not in colour alone. */
    public enum Shape implements Coded {
        /** The piece that is held: a ring. */
        SELECTED("selected"),
        /** A point one may go to: a dot. */
        TARGET("target"),
        /** A piece one may take: four arcs. */
        CAPTURE("capture"),
        /** A king in check: a ring with rays. */
        CHECK("check"),
        /** A piece that protects, or is protected: a dotted ring. */
        ROOT("root"),
        /** Where the keyboard is: a square. */
        FOCUS("focus");

        private final String code;

        Shape(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }
}
