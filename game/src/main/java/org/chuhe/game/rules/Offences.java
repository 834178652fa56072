package org.chuhe.game.rules;

/**
 * What offences cost.
 *
 * @param illegalMovesToLose the illegal move that loses: 1 at national events, else 2 (4.1.8)
 * @param emptyPressesToLose the press of the clock without a move that loses (4.1.9)
 * @param foulsToLose the foul that loses (4.1.10)
 * @param missedMovesPerFoul how many moves missing in the record are a foul (7.1)
 */
public record Offences(int illegalMovesToLose, int emptyPressesToLose, int foulsToLose, int missedMovesPerFoul) {
    public Offences {
        GameRegulations.require(illegalMovesToLose > 0, "illegalMovesToLose");
        GameRegulations.require(emptyPressesToLose > 0, "emptyPressesToLose");
        GameRegulations.require(foulsToLose > 0, "foulsToLose");
        GameRegulations.require(missedMovesPerFoul > 0, "missedMovesPerFoul");
    }

    /** The numbers of 2011; how many illegal moves lose depends on the event (4.1.8). */
    public static Offences of2011(int illegalMovesToLose) {
        return new Offences(illegalMovesToLose, 2, 3, 4);
    }
}
