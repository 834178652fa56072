package org.chuhe.cli.console;

import org.chuhe.arbiter.nature.Nature;

/** Colour on a terminal. What it says is said without it, too: attacks stand in square brackets where there is none. */
public record TerminalPaint(boolean colour) {
    private static final String OFF = "\u001b[0m";

    /** A text as it reads, without what colours it. */
    public static String plain(String painted) {
        return painted.replaceAll("\u001b\\[[0-9;]*m", "");
    }

    public String strong(String text) {
        return paint("1", text);
    }

    public String faint(String text) {
        return text.isEmpty() ? text : paint("2", text);
    }

    public String red(String text) {
        return paint("31;1", text);
    }

    /** The nature of a ply: attacks (打) on a coloured ground, what is permitted in a coloured hand. */
    public String chip(Nature nature, String word) {
        if (!colour) {
            return nature.isAttack() ? "[" + word + "]" : "(" + word + ")";
        }
        String code = switch (nature) {
            case CHECK -> "1;97;48;5;130";
            case KILL -> "1;97;48;5;90";
            case CHASE -> "1;97;48;5;25";
            case EXCHANGE -> "36";
            case OFFER -> "33";
            case BLOCK -> "34";
            case FOLLOW -> "32";
            case IDLE -> "2";
            case UNDECIDED -> "35";
        };
        return paint(code, nature.isAttack() ? " " + word + " " : word);
    }

    private String paint(String code, String text) {
        return colour ? "\u001b[" + code + "m" + text + OFF : text;
    }
}
