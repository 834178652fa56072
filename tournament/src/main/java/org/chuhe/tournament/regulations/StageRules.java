package org.chuhe.tournament.regulations;

import java.util.List;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Limits;
import org.chuhe.tournament.field.Struct;
import org.chuhe.tournament.field.ValueType.Choice;
import org.chuhe.tournament.field.ValueType.Whole;

/**
 * How an event of two stages, or one that entrants leave on the way, is cut.
 *
 * @param groups the number of groups of the first stage (10.2)
 * @param qualifiers how many of each group (10.2), or of the Swiss table (10.5), go on to the final stage
 * @param finals how the final stage is played
 * @param cutFrom the first round after which the last in the table leave (10.6); 0 = half of the rounds
 * @param dropped how many leave after each such round (10.6)
 * @param remaining how many play the last round (10.6)
 */
public record StageRules(int groups, int qualifiers, Format finals, int cutFrom, int dropped, int remaining) {
    /** Two groups, two of each into a knock-out; two drop a round until eight remain. */
    public static final StageRules STANDARD = new StageRules(2, 2, Format.KNOCKOUT, 0, 2, 8);

    /** How files have it; a class to itself, for most events say nothing of it. */
    static final class Fields {
        private static final int MOST = 10_000;

        static final Field<StageRules, Integer> GROUPS =
                Field.always("groups", new Whole(1, 1_000), StageRules::groups, STANDARD.groups);
        static final Field<StageRules, Integer> QUALIFIERS =
                Field.always("qualifiers", new Whole(1, MOST), StageRules::qualifiers, STANDARD.qualifiers);
        static final Field<StageRules, Format> FINAL_FORMAT =
                Field.always("finals", new Choice<>(Format.finals()), StageRules::finals, STANDARD.finals);
        static final Field<StageRules, Integer> CUT_FROM =
                Field.always("cutFrom", new Whole(0, Limits.MOST_ROUNDS), StageRules::cutFrom, STANDARD.cutFrom);
        static final Field<StageRules, Integer> DROPPED =
                Field.always("dropped", new Whole(0, MOST), StageRules::dropped, STANDARD.dropped);
        static final Field<StageRules, Integer> REMAINING =
                Field.always("remaining", new Whole(2, MOST), StageRules::remaining, STANDARD.remaining);

        static final Struct<StageRules> STRUCT = new Struct<>(
                List.of(GROUPS, QUALIFIERS, FINAL_FORMAT, CUT_FROM, DROPPED, REMAINING),
                v -> new StageRules(
                        v.get(GROUPS),
                        v.get(QUALIFIERS),
                        v.get(FINAL_FORMAT),
                        v.get(CUT_FROM),
                        v.get(DROPPED),
                        v.get(REMAINING)));

        private Fields() {}
    }
}
