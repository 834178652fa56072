package org.chuhe.javascript.bridge;

import java.util.Locale;

/** What scripts call dialects and problems of notations: {@code no-such-piece}. Other constants have codes. */
final class Ids {
    private Ids() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The constant of a name; another if there is none of that name. */
    static <E extends Enum<E>> E find(E[] constants, String id, E otherwise) {
        for (E constant : constants) {
            if (of(constant).equals(id)) {
                return constant;
            }
        }
        return otherwise;
    }
}
