package org.chuhe.cli.console;

import java.util.Map;

/** The terminal that shows a command's answers. */
public final class Terminal {
    /** What a terminal is taken to be that does not say how wide it is. */
    private static final int USUAL = 80;

    private static final int NARROWEST = 40;

    private Terminal() {}

    /** Whether somebody sits there: input and output are both a terminal. */
    // The versions of Java that have a console without a terminal are told not to, where the program starts.
    @SuppressWarnings("SystemConsoleNull")
    public static boolean isThere() {
        return System.console() != null;
    }

    /**
     * How wide the terminal is, 0 if the answers go elsewhere. The launcher says it in {@code CHUHE_COLUMNS}: a shell knows
     * its standard output, Java only whether input and output are both a terminal.
     */
    public static int columns(Map<String, String> variables, boolean console) {
        String told = variables.getOrDefault("CHUHE_COLUMNS", "");
        if (told.isEmpty() && !console) {
            return 0;
        }
        try {
            int columns = Integer.parseInt(told.isEmpty() ? variables.getOrDefault("COLUMNS", "") : told);
            return columns <= 0 ? (told.isEmpty() ? USUAL : 0) : Math.max(NARROWEST, columns);
        } catch (NumberFormatException e) {
            return USUAL;
        }
    }
}
