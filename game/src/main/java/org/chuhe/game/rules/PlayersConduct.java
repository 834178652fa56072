package org.chuhe.game.rules;

import org.chuhe.text.Coded;

/**
 * How the pieces and the clock are handled and what offences cost.
 *
 * @param takesIllegalMoves whether an illegal move counts as played and is punished; a server refuses it instead
 * @param illegalMovesToLose the illegal move that loses: 1 at national events, else 2 (4.1.8)
 * @param emptyPressesToLose the press of the clock without a move that loses (4.1.9)
 * @param foulsToLose the foul that loses (4.1.10)
 * @param touchMove whether a touched piece must be moved or taken (article 5)
 * @param pressesClock whether players press the clock themselves (article 6); a server does it for them
 * @param callsFlag whether a fallen flag counts only when called, as with pointer clocks (21.2)
 * @param bothFlags who has lost when both flags are found fallen
 * @param keepsRecord whether the players must write down the moves (7.1)
 * @param missedMovesPerFoul how many moves missing in the record are a foul (7.1)
 * @param onlyEvents whether the log knows no moves, only what happens beside them: the players' sheets have them
 * @param clockBeside whether a clock beside the board keeps the time, and the log's only follows it
 * @param takesBack whether a move may be taken back if the opponent agrees: no rule book allows it (5.7), only two people who
 *     play for fun do
 */
public record PlayersConduct(
        boolean takesIllegalMoves,
        int illegalMovesToLose,
        int emptyPressesToLose,
        int foulsToLose,
        boolean touchMove,
        boolean pressesClock,
        boolean callsFlag,
        BothFlags bothFlags,
        boolean keepsRecord,
        int missedMovesPerFoul,
        boolean onlyEvents,
        boolean clockBeside,
        boolean takesBack) {

    /** What happens when both flags are found fallen: the rule book leaves it to the event. */
    public enum BothFlags implements Coded {
        /** An electronic clock knows which one fell first (21.3). */
        FIRST_LOSES("first-loses"),
        DRAWN("drawn");

        private final String code;

        BothFlags(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** Where every move is entered and the log keeps the time. */
    public PlayersConduct(
            boolean takesIllegalMoves,
            int illegalMovesToLose,
            int emptyPressesToLose,
            int foulsToLose,
            boolean touchMove,
            boolean pressesClock,
            boolean callsFlag,
            BothFlags bothFlags,
            boolean keepsRecord,
            int missedMovesPerFoul) {
        this(
                takesIllegalMoves,
                illegalMovesToLose,
                emptyPressesToLose,
                foulsToLose,
                touchMove,
                pressesClock,
                callsFlag,
                bothFlags,
                keepsRecord,
                missedMovesPerFoul,
                false,
                false,
                false);
    }

    public PlayersConduct {
        GameRegulations.require(illegalMovesToLose > 0, "illegalMovesToLose");
        GameRegulations.require(emptyPressesToLose > 0, "emptyPressesToLose");
        GameRegulations.require(foulsToLose > 0, "foulsToLose");
        GameRegulations.require(missedMovesPerFoul > 0, "missedMovesPerFoul");
    }

    /** Over the board, with players who press electronic clocks and keep a record. */
    public static PlayersConduct overTheBoard(int illegalMovesToLose) {
        return new PlayersConduct(true, illegalMovesToLose, 2, 3, true, true, false, BothFlags.FIRST_LOSES, true, 4);
    }

    /** On a server: it refuses illegal moves, presses the clock and keeps the record. */
    public static PlayersConduct online() {
        return new PlayersConduct(false, 1, 2, 3, false, false, false, BothFlags.FIRST_LOSES, false, 4);
    }

    public PlayersConduct withoutRecord() {
        return new PlayersConduct(
                takesIllegalMoves,
                illegalMovesToLose,
                emptyPressesToLose,
                foulsToLose,
                touchMove,
                pressesClock,
                callsFlag,
                bothFlags,
                false,
                missedMovesPerFoul,
                onlyEvents,
                clockBeside,
                takesBack);
    }

    /** With pointer clocks, whose flags count when they are called (21.2). */
    public PlayersConduct withCalledFlags(BothFlags whenBoth) {
        return new PlayersConduct(
                takesIllegalMoves,
                illegalMovesToLose,
                emptyPressesToLose,
                foulsToLose,
                touchMove,
                pressesClock,
                true,
                whenBoth,
                keepsRecord,
                missedMovesPerFoul,
                onlyEvents,
                clockBeside,
                takesBack);
    }

    /** With or without 摸子走子 (5.1), as an event for beginners may lay down. */
    public PlayersConduct withTouchMove(boolean touched) {
        return new PlayersConduct(
                takesIllegalMoves,
                illegalMovesToLose,
                emptyPressesToLose,
                foulsToLose,
                touched,
                pressesClock,
                callsFlag,
                bothFlags,
                keepsRecord,
                missedMovesPerFoul,
                onlyEvents,
                clockBeside,
                takesBack);
    }

    /** With or without taking back by agreement, as people who play for fun may wish it. */
    public PlayersConduct withTakingBack(boolean allowed) {
        return new PlayersConduct(
                takesIllegalMoves,
                illegalMovesToLose,
                emptyPressesToLose,
                foulsToLose,
                touchMove,
                pressesClock,
                callsFlag,
                bothFlags,
                keepsRecord,
                missedMovesPerFoul,
                onlyEvents,
                clockBeside,
                allowed);
    }

    /** As an arbiter's log keeps it: with or without the moves, by its own clock or following the one beside the board. */
    public PlayersConduct logged(boolean eventsOnly, boolean otherClock) {
        return new PlayersConduct(
                takesIllegalMoves,
                illegalMovesToLose,
                emptyPressesToLose,
                foulsToLose,
                touchMove,
                pressesClock,
                callsFlag,
                bothFlags,
                keepsRecord,
                missedMovesPerFoul,
                eventsOnly,
                otherClock,
                takesBack);
    }
}
