package org.chuhe.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A constant with a code: the word by which files, databases, other programs and message keys know it. The constant may be
 * renamed; its code stays, and is never given to another constant.
 */
public interface Coded {
    /** Lower case, words joined by hyphens. */
    String code();

    /** The constant with a code; empty if there is none. */
    static <E extends Enum<E> & Coded> Optional<E> find(Class<E> type, String code) {
        for (E constant : type.getEnumConstants()) {
            if (constant.code().equals(code)) {
                return Optional.of(constant);
            }
        }
        return Optional.empty();
    }

    /**
     * The constant with a code.
     *
     * @throws IllegalArgumentException if there is none
     */
    static <E extends Enum<E> & Coded> E of(Class<E> type, String code) {
        return find(type, code).orElseThrow(() -> new IllegalArgumentException("unknown code: " + code));
    }

    /** Codes to choose from, for messages: {@code red, black}. What has no code cannot be named. */
    static String choices(List<? extends Coded> constants) {
        return constants.stream()
                .map(Coded::code)
                .filter(code -> !code.isEmpty())
                .collect(Collectors.joining(", "));
    }
}
