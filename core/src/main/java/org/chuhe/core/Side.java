package org.chuhe.core;

import org.chuhe.text.Coded;

/** The two sides. Red moves first (2011 rules, 2.1). */
public enum Side implements Coded {
    RED("red"),
    BLACK("black");

    private final String code;

    Side(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /** The other side. */
    public Side opponent() {
        return this == RED ? BLACK : RED;
    }
}
