package org.chuhe.tournament.model;

import java.util.Arrays;
import java.util.Optional;

/** Why two entrants were paired. */
public enum Origin {
    /** By the pairing rules. */
    RULE("rule"),
    /** By the arbiter's own hand. */
    ARBITER("arbiter"),
    /** The rules left no pairing, and the arbiter gave up one of them. */
    RELAXED("relaxed");

    private final String code;

    Origin(String code) {
        this.code = code;
    }

    /** The name in event files. */
    public String code() {
        return code;
    }

    /** The origin with this code. */
    public static Optional<Origin> ofCode(String code) {
        return Arrays.stream(values()).filter(v -> v.code.equals(code)).findFirst();
    }
}
