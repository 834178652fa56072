package org.chuhe.documents.game;

import org.chuhe.text.Coded;

/** How large a paper of a game is. */
public enum PaperSize implements Coded {
    A4("a4"),
    A5("a5");

    private final String code;

    PaperSize(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /** The rule that lays it down, after the sheet's own. */
    String style() {
        return this == A4
                ? "@page { size: A4; margin: 16mm 15mm }"
                : "@page { size: A5; margin: 8mm 8mm } body { font-size: 7.5pt } h1 { font-size: 12pt; margin-bottom: 2mm }"
                        + " h2 { font-size: 8.5pt; margin: 2mm 0 0 0 } .rounds td, .rounds th { height: 3mm; padding: 0.3mm 1mm }"
                        + " .ruled { height: 4.5mm } .signs { padding-top: 3mm }";
    }
}
