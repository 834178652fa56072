package org.chuhe.game.rules;

/** What the regulations of a game may switch on, in the handling of pieces, clock and record. */
public enum Practice {
    /** An illegal move counts as played and is punished; a server refuses it instead. */
    TAKES_ILLEGAL_MOVES("takesIllegalMoves"),
    /** A touched piece must be moved or taken 摸子走子 (5.1); an event for beginners may lay down otherwise. */
    TOUCH_MOVE("touchMove"),
    /** Players press the clock themselves (article 6); a server does it for them. */
    PRESSES_CLOCK("pressesClock"),
    /** A fallen flag counts only when it is called, as with pointer clocks (21.2). */
    CALLS_FLAG("callsFlag"),
    /** The players must write down the moves (7.1). */
    KEEPS_RECORD("keepsRecord"),
    /** The log knows no moves, only what happens beside them: the players' sheets have them. */
    ONLY_EVENTS("onlyEvents"),
    /** A clock beside the board keeps the time, and the log's only follows it. */
    CLOCK_BESIDE("clockBeside"),
    /** A move may be taken back if the opponent agrees: no rule book allows it (5.7), only people who play for fun do. */
    TAKES_BACK("takesBack"),
    /** A side's clock starts only after its first move: no rule book knows it, players on servers do. */
    FIRST_MOVES_FREE("firstMovesFree");

    private final String part;

    Practice(String part) {
        this.part = part;
    }

    /** Its name in a log. */
    public String part() {
        return part;
    }
}
