package org.chuhe.cli.console;

import java.util.Locale;

/** Says how far a long piece of work has come: a bar on a terminal, a line now and then elsewhere. */
public final class ProgressBar {
    private static final int BAR = 24;

    private final Console console;
    private final boolean terminal;
    private final long total;
    private final long start = System.nanoTime();
    private long shown = start;
    private boolean drawn;

    public ProgressBar(Console console, boolean terminal, long total) {
        this.console = console;
        this.terminal = terminal;
        this.total = Math.max(1, total);
    }

    /** Tells how much of the work is done, in the measure of the total, and how many games that were. */
    public void show(long done, long games) {
        long now = System.nanoTime();
        double pause = terminal ? 0.2 : 10;
        if ((now - shown) / 1e9 < pause) {
            return;
        }
        shown = now;
        String line = line(Math.min(1, (double) done / total), games, (now - start) / 1e9);
        if (terminal) {
            console.err().print("\r" + line + "\u001b[K");
            drawn = true;
        } else {
            console.err().println(line);
        }
        console.err().flush();
    }

    private String line(double share, long games, double seconds) {
        int filled = (int) Math.round(BAR * share);
        String bar = "[" + "#".repeat(filled) + ".".repeat(BAR - filled) + "]";
        long rate = Math.round(games / Math.max(seconds, 1e-3));
        long left = share > 0 ? Math.round(seconds / share - seconds) : 0;
        String time = String.format(Locale.ROOT, "%d:%02d", left / 60, left % 60);
        return console.words("progress", bar, Math.round(100 * share), games, rate, time);
    }

    /** Wipes the bar away. */
    public void end() {
        if (drawn) {
            console.err().print("\r\u001b[K");
            console.err().flush();
        }
    }

    public double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }
}
