package org.chuhe.records.audit;

import java.util.Locale;

/** What an audit looks for, the gravest first. */
public enum FindingKind {
    /** A move that the rules do not allow. */
    ILLEGAL_MOVE,
    /** Something in place of a move that is none. */
    UNREADABLE_MOVE,
    /** A starting position, variation or file that is damaged in another way. */
    DAMAGED,
    /** The final position is mate or stalemate and the result says otherwise. */
    WRONG_RESULT,
    /** The game ends where a ruling could be asked for, and who had to vary is recorded as the winner. */
    RESULT_AGAINST_RULING,
    /** A ruling on a repetition could be asked for 待判局面 (2011 rules, 23). */
    REPETITION,
    /** A draw by the natural move limit 自然限着 could be claimed (2011 rules, 4.2.4, 22.2). */
    NATURAL_LIMIT,
    /** The same moves as another game. */
    DUPLICATE,
    /** Text that is no part of a game as it was understood. */
    LEFT_OUT,
    /** Something that was wrong and could be put right without loss. */
    REPAIRED,
    /** A file that cannot be read, or holds no game. */
    UNREADABLE_FILE;

    /** The name used in files, e.g. {@code illegal-move}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * The kind with this {@link #id()}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static FindingKind ofId(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
