package org.chuhe.documents.ruling;

import java.util.Locale;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.documents.board.GlyphFont;
import org.chuhe.documents.palette.Palette;
import org.chuhe.text.Language;

/** 印: the verdict in one character, as a seal is set. */
enum Seal {
    /** 变: a side must vary. */
    VARY("变", "seal-vary"),
    /** 负: a side loses at once. */
    LOSS("负", "seal-loss"),
    /** 和: a draw unless one side varies. */
    DRAW("和", "seal-draw"),
    /** 疑: not settled; a dashed edge instead of a face. */
    OPEN("疑", "ink2");

    private static final double SIZE = 100;

    private final String character;
    private final String colour;

    Seal(String character, String colour) {
        this.character = character;
        this.colour = Palette.PAPER.colour(colour);
    }

    static Seal of(Decision decision) {
        return switch (decision.verdict()) {
            case RED_MUST_VARY, BLACK_MUST_VARY -> decision.losesAtOnce() ? LOSS : VARY;
            case DRAW -> DRAW;
            case UNDECIDED -> OPEN;
        };
    }

    String svg(Locale reader) {
        String onSeal = Palette.PAPER.colour("on-seal");
        String glyph = GlyphFont.KAI
                .of(Language.of(reader).ofChinese(character).charAt(0))
                .centred(72);
        String face = this == OPEN
                ? "<rect x=\"3\" y=\"3\" width=\"94\" height=\"94\" rx=\"6\" fill=\"none\" stroke=\"" + colour
                        + "\" stroke-width=\"4\" stroke-dasharray=\"9 6\"/>"
                : "<rect width=\"100\" height=\"100\" rx=\"7\" fill=\"" + colour + "\"/>"
                        + "<rect x=\"5\" y=\"5\" width=\"90\" height=\"90\" rx=\"3\" fill=\"none\" stroke=\"" + onSeal
                        + "\" stroke-width=\"2\"/>";
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" width=\"" + (int) SIZE
                + "\" height=\"" + (int) SIZE + "\">" + face + "<path transform=\"translate(50 50)\" fill=\""
                + (this == OPEN ? colour : onSeal) + "\" d=\"" + glyph + "\"/></svg>";
    }
}
