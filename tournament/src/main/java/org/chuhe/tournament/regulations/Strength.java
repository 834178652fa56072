package org.chuhe.tournament.regulations;

import org.chuhe.text.Coded;

/** How strictly a pair is kept apart. */
public enum Strength implements Coded {
    /** Never paired. */
    HARD("hard"),
    /** Paired only where nothing else is possible. */
    WEAK("weak");

    private final String code;

    Strength(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
