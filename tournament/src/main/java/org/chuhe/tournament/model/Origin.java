package org.chuhe.tournament.model;

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
}
