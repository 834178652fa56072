package org.chuhe.documents.game;

import java.util.Locale;

/** How large a paper of a game is. */
public enum PaperSize {
    A4,
    A5;

    /** The rule that lays it down, after the sheet's own. */
    String style() {
        return this == A4
                ? "@page { size: A4; margin: 16mm 15mm }"
                : "@page { size: A5; margin: 9mm 8mm } body { font-size: 8pt } h1 { font-size: 13pt }";
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
