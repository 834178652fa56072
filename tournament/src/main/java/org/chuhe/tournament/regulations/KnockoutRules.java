package org.chuhe.tournament.regulations;

import java.util.List;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Struct;
import org.chuhe.tournament.field.ValueType.Choice;
import org.chuhe.tournament.field.ValueType.Choices;
import org.chuhe.tournament.field.ValueType.Flag;
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

    /** How files have it; a class to itself, for most events say nothing of it. */
    static final class Fields {
        static final Field<KnockoutRules, Places> PLACES =
                Field.always("places", Choice.of(Places.class), KnockoutRules::places, STANDARD.places);
        static final Field<KnockoutRules, Boolean> RESET =
                Field.always("reset", new Flag(), KnockoutRules::reset, STANDARD.reset);
        static final Field<KnockoutRules, List<GameKind>> TIE_BREAKS = Field.always(
                "tieBreaks", new Choices<>(List.of(GameKind.values())), KnockoutRules::tieBreaks, STANDARD.tieBreaks);
        static final Field<KnockoutRules, Boolean> SEPARATE_UNITS =
                Field.always("separateUnits", new Flag(), KnockoutRules::separateUnits, STANDARD.separateUnits);
        static final Field<KnockoutRules, Boolean> DRAWN =
                Field.always("drawn", new Flag(), KnockoutRules::drawn, STANDARD.drawn);
        static final Field<KnockoutRules, Boolean> PRELIMINARY =
                Field.unlessUsual("preliminary", new Flag(), KnockoutRules::preliminary, STANDARD.preliminary);
        static final Field<KnockoutRules, Boolean> TOP_BOARD =
                Field.unlessUsual("topBoard", new Flag(), KnockoutRules::topBoard, STANDARD.topBoard);

        static final Struct<KnockoutRules> STRUCT = new Struct<>(
                List.of(PLACES, RESET, TIE_BREAKS, SEPARATE_UNITS, DRAWN, PRELIMINARY, TOP_BOARD),
                v -> new KnockoutRules(
                        v.get(PLACES),
                        v.get(RESET),
                        v.get(TIE_BREAKS),
                        v.get(SEPARATE_UNITS),
                        v.get(DRAWN),
                        v.get(PRELIMINARY),
                        v.get(TOP_BOARD)));

        private Fields() {}
    }

    public KnockoutRules {
        tieBreaks = List.copyOf(tieBreaks);
    }
}
