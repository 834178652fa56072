package org.chuhe.records.format;

import java.util.List;
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
        /** A bracket or a brace that is never closed: what follows it may have been meant otherwise. */
        UNCLOSED(false),
        /** There is more that is wrong than is listed. */
        MORE(false),
        /** More than the limits allow: what fits is kept. */
        TOO_LARGE(false),
        /** Text that is no part of the game as it was understood. */
        LEFT_OUT(true),
        /** A side has no general, as in some compositions; the moves are kept. */
        NO_GENERAL(true),
        /** Part of the starting position's text was not understood; the board was. */
        POSITION_REPAIRED(true),
        /** The moves can be played in the mirror image as well; the usual reading was taken. */
        ORIENTATION(true),
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

    /** So many are listed of one game. */
    private static final int MOST = 20;

    /** Adds this to what was wrong with a game, unless the list is long enough; then it says that there is more. */
    public void addTo(List<Defect> defects) {
        if (defects.size() < MOST) {
            defects.add(this);
        } else if (defects.size() == MOST) {
            defects.add(new Defect(Kind.MORE, ply, "", Texts.message("defects.more")));
        }
    }

    /** Whether nothing more is listed of a game, so that it need not be put into words. */
    public static boolean isFull(List<Defect> defects) {
        return defects.size() > MOST;
    }

    /** Reports text that could not be made part of the game; signs without a letter or digit are not worth it. */
    public static void leftOut(List<Defect> defects, int ply, CharSequence text) {
        if (!isFull(defects) && text.chars().anyMatch(Character::isLetterOrDigit)) {
            String left = text.toString().strip();
            new Defect(Kind.LEFT_OUT, ply, left, Texts.message("left.out", Texts.quote(left), left.length()))
                    .addTo(defects);
        }
    }

    /** The side to move was recorded wrongly. */
    public static Defect sideCorrected() {
        return new Defect(Kind.SIDE_CORRECTED, 0, "", Texts.message("side.corrected"));
    }

    /** The moves could be read in the mirror image as well; {@code taken} is the key of the reading that was. */
    public static Defect orientation(String taken) {
        return new Defect(Kind.ORIENTATION, 0, "", Texts.message("orientation", Texts.message("orientation." + taken)));
    }

    /** The file announces another number of plies than it holds. */
    public static Defect count(int announced, int held) {
        return new Defect(Kind.TRUNCATED, 0, "", Texts.message("count.wrong", announced, held));
    }

    /** The file ends in the middle of the game. */
    public static Defect truncated() {
        return new Defect(Kind.TRUNCATED, 0, "", Texts.message("file.truncated"));
    }
}
