package org.chuhe.cli.console;

/** The exit codes; programs that call {@code chuhe} rely on them. */
public final class Exit {
    /** Done. */
    public static final int DONE = 0;
    /** The answer is a defined "no", e.g. a check that found violations. */
    public static final int NO = 1;
    /** Bad input or usage, or an answer that could not be written; one line on the error stream says what, where and how to put it right. */
    public static final int BAD_INPUT = 2;

    private Exit() {}
}
