package org.chuhe.tournament.regulations;

import java.util.Arrays;
import java.util.Optional;

/** How strictly a pair is kept apart. */
public enum Strength {
    /** Never paired. */
    HARD("hard"),
    /** Paired only where nothing else is possible. */
    WEAK("weak");

    private final String code;

    Strength(String code) {
        this.code = code;
    }

    /** The name in event files. */
    public String code() {
        return code;
    }

    /** The strength with this code. */
    public static Optional<Strength> ofCode(String code) {
        return Arrays.stream(values()).filter(v -> v.code.equals(code)).findFirst();
    }
}
