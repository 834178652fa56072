package org.chuhe.javascript.bridge;

import java.util.Locale;

/** Constants as scripts name them: {@code no-such-piece}. */
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
