package org.chuhe.engines.process;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** What was said last, on both sides, each line cut and numbered by whoever said it: {@code > go}, {@code < bestmove}. */
final class Transcript {
    private static final int LINES = 200;
    private static final int LONGEST = 500;

    private final Deque<String> lines = new ArrayDeque<>();

    synchronized void said(char who, String line) {
        if (lines.size() == LINES) {
            lines.removeFirst();
        }
        String cut = line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
        lines.addLast(who + " " + cut);
    }

    synchronized List<String> lines() {
        return List.copyOf(lines);
    }
}
