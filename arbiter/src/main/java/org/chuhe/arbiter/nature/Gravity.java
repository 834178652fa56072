package org.chuhe.arbiter.nature;

/**
 * How heavily an attack weighs when both sides' play is prohibited (26.8; 2020: 26.9). The closed list of 26.8.1 names
 * what is {@link #PLAIN}; 26.8.2 and 26.8.3 put joint chases of the same targets below it.
 */
public enum Gravity {
    /** A chase that 26.8 does not name, such as that of an insufficiently protected piece 少根子. */
    UNLISTED,
    /** A joint chase 联合捉 of a rook or an unprotected piece. */
    JOINT,
    /** 将, 杀, and the chase of a rook or an unprotected piece by one piece. */
    PLAIN
}
