package org.chuhe.tournament.model;

import org.chuhe.text.Coded;

/** Why two entrants were paired. */
public enum Origin implements Coded {
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

    @Override
    public String code() {
        return code;
    }
}
