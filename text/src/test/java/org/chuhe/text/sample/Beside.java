package org.chuhe.text.sample;

/** Beside the messages of tests, which hide nobody else's there. */
public final class Beside {
    /** Another class in the same place. */
    public static final class Other {}
}
