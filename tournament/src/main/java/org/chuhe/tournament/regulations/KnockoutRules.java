package org.chuhe.tournament.regulations;

import java.util.List;
import org.chuhe.tournament.result.GameKind;

/**
 * What a knock-out needs beside its size (2011 rules, 10.4, 12.4, 附录三).
 *
 * @param places which places are played for
 * @param reset whether the grand final of a double elimination is played again when the unbeaten side loses it
 * @param tieBreaks the games added, in this order, while a match is level
 * @param separateUnits whether the draw keeps players of one unit in different halves, then quarters
 * @param drawn whether unseeded entrants are drawn into the bracket; otherwise they follow by number
 * @param preliminary whether those too many for a full bracket play a 预选赛 for the last places in it, and whoever loses
 *     there is out; otherwise the bracket is filled up with byes
 * @param topBoard whether a level match of two teams goes to the one that won on the first board decided; otherwise all
 *     boards play on
 */
public record KnockoutRules(
        Places places,
        boolean reset,
        List<GameKind> tieBreaks,
        boolean separateUnits,
        boolean drawn,
        boolean preliminary,
        boolean topBoard) {
    /** All places, a reset, rapid then blitz then one decisive game. */
    public static final KnockoutRules STANDARD = new KnockoutRules(
            Places.ALL, true, List.of(GameKind.RAPID, GameKind.BLITZ, GameKind.DECIDER), false, false, false, false);

    public KnockoutRules {
        tieBreaks = List.copyOf(tieBreaks);
    }
}
