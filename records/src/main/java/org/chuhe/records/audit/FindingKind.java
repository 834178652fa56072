package org.chuhe.records.audit;

import org.chuhe.text.Coded;

/** What an audit looks for, the gravest first. */
public enum FindingKind implements Coded {
    /** A move that the rules do not allow. */
    ILLEGAL_MOVE("illegal-move"),
    /** Something in place of a move that is none. */
    UNREADABLE_MOVE("unreadable-move"),
    /** A starting position, variation or file that is damaged in another way. */
    DAMAGED("damaged"),
    /** The final position is mate or stalemate and the result says otherwise. */
    WRONG_RESULT("wrong-result"),
    /** The game ends where a ruling could be asked for, and who had to vary is recorded as the winner. */
    RESULT_AGAINST_RULING("result-against-ruling"),
    /** A ruling on a repetition could be asked for 待判局面 (2011 rules, 23). */
    REPETITION("repetition"),
    /** A draw by the natural move limit 自然限着 could be claimed (2011 rules, 4.2.4, 22.2). */
    NATURAL_LIMIT("natural-limit"),
    /** The same moves as another game. */
    DUPLICATE("duplicate"),
    /** Text that is no part of a game as it was understood. */
    LEFT_OUT("left-out"),
    /** Something that was wrong and could be put right without loss. */
    REPAIRED("repaired"),
    /** A file that cannot be read, or holds no game. */
    UNREADABLE_FILE("unreadable-file");

    private final String code;

    FindingKind(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
