package org.chuhe.text;

/** The version of this program, which stands beside the rulings that it gives. */
public final class ProgramVersion {
    /** That of the build; a test holds them together. */
    public static final String CURRENT = "0.2.0";

    private ProgramVersion() {}
}
