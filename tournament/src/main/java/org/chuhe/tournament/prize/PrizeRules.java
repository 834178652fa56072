package org.chuhe.tournament.prize;

import java.util.List;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Struct;
import org.chuhe.tournament.field.ValueType.Flag;
import org.chuhe.tournament.field.ValueType.Text;

/**
 * 奖励办法.
 *
 * @param prizes in the order in which they are given
 * @param shared whether those who share a place divide the prizes of all the places that they take; otherwise each of them
 *     gets the prize of the place
 * @param oneEach whether nobody gets more than one prize, the first in this order; those after him move up
 * @param currency such as 元; may be empty
 */
public record PrizeRules(List<Prize> prizes, boolean shared, boolean oneEach, String currency) {
    /** No prizes; shared places would divide them. */
    public static final PrizeRules NONE = new PrizeRules(List.of(), true, false, "");

    /** How files have it; a class to itself, for most events say nothing of it. */
    public static final class Fields {
        public static final Field<PrizeRules, Boolean> SHARED =
                Field.always("shared", new Flag(), PrizeRules::shared, NONE.shared);
        public static final Field<PrizeRules, Boolean> ONE_EACH =
                Field.always("oneEach", new Flag(), PrizeRules::oneEach, NONE.oneEach);
        public static final Field<PrizeRules, String> CURRENCY =
                Field.always("currency", Text.LINE, PrizeRules::currency, NONE.currency);
        public static final Field<PrizeRules, List<Prize>> LIST =
                Field.always("list", Prize.PRIZES, PrizeRules::prizes, NONE.prizes);

        public static final Struct<PrizeRules> STRUCT = new Struct<>(
                List.of(SHARED, ONE_EACH, CURRENCY, LIST),
                v -> new PrizeRules(v.get(LIST), v.get(SHARED), v.get(ONE_EACH), v.get(CURRENCY)));

        private Fields() {}
    }

    public PrizeRules {
        prizes = List.copyOf(prizes);
    }
}
