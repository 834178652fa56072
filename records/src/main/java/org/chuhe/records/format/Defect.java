package org.chuhe.records.format;

import org.chuhe.text.Message;

/**
 * Something that was wrong with a game in a file.
 *
 * @param kind what kind of thing
 * @param ply the ply of the game it concerns, from 1; 0 if it concerns none
 * @param text the text of the file, where there is one; else empty
 * @param message the same in words
 */
public record Defect(Kind kind, int ply, String text, Message message) {
    /** The kinds of defects. */
    public enum Kind {
        /** A move that the rules do not allow: the game is kept up to the move before. */
        ILLEGAL_MOVE(false),
        /** Something in place of a move that is none: the game is kept up to the move before. */
        UNREADABLE_MOVE(false),
        /** A starting position that cannot be read: no moves are kept. */
        BAD_POSITION(false),
        /** A variation that is illegal, unreadable or hangs nowhere: its legal beginning is kept. */
        BROKEN_VARIATION(false),
        /** The file ends in the middle of the game: what was there is kept. */
        TRUNCATED(false),
        /** More than the limits allow: what fits is kept. */
        TOO_LARGE(false),
        /** The side to move was recorded wrongly; the moves say which it is. */
        SIDE_CORRECTED(true),
        /** The library's index does not fit; the game was found by its signature. */
        FOUND_BY_SCAN(true),
        /** A move that could mean several; only one of them lets the rest of the game be played. */
        AMBIGUITY_RESOLVED(true),
        /** Keys or counts in the file do not add up, but the game reads well. */
        CHECKSUM(true);

        private final boolean repaired;

        Kind(boolean repaired) {
            this.repaired = repaired;
        }

        /** Whether nothing of the game is lost. */
        public boolean isRepaired() {
            return repaired;
        }
    }

    /** The side to move was recorded wrongly. */
    public static Defect sideCorrected() {
        return new Defect(Kind.SIDE_CORRECTED, 0, "", Texts.message("side.corrected"));
    }

    /** The file ends in the middle of the game. */
    public static Defect truncated() {
        return new Defect(Kind.TRUNCATED, 0, "", Texts.message("file.truncated"));
    }
}
