package org.chuhe.core;

/** The two sides. Red moves first (2011 rules, 2.1). */
public enum Side {
    RED,
    BLACK;

    /** The other side. */
    public Side opponent() {
        return this == RED ? BLACK : RED;
    }
}
