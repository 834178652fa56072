package org.chuhe.server.event.view;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.regulations.Format;

/** Which parts of a form of regulations concern a format; the style sheet hides the others. */
public final class FormatRules {
    private FormatRules() {}

    /** Their names, with blanks between them. */
    public static String of(Format format) {
        List<String> parts = new ArrayList<>();
        if (format.pairsByScore()) {
            parts.add("scores");
        }
        if (format.hasSchedule()) {
            parts.add("cycles");
        }
        if (format.isBracket() || format.hasFinal()) {
            parts.add("bracket");
        }
        if (format.hasFinal() || format.lastLeave()) {
            parts.add("stages");
        }
        return String.join(" ", parts);
    }
}
