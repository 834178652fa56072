package org.chuhe.documents.board;

import org.chuhe.core.Square;

/** A mark on a point. */
public record PointMark(Square square, Shape shape) {

    /** The marks; they differ in form, not in colour alone. */
    public enum Shape {
        /** The piece that is held: a ring. */
        SELECTED,
        /** A point one may go to: a dot. */
        TARGET,
        /** A piece one may take: four arcs. */
        CAPTURE,
        /** A king in check: a ring with rays. */
        CHECK,
        /** A piece that protects, or is protected: a dotted ring. */
        ROOT,
        /** Where the keyboard is: a square. */
        FOCUS
    }
}
