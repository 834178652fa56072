package org.chuhe.server.ruling;

import org.chuhe.documents.board.GlyphFont;
import org.chuhe.text.Language;

/** The character of a seal as an outline, the same that the scripts of the pages draw. */
public final class SealFace {
    private static final double SIZE = 62;

    private SealFace() {}

    /** The outline around the middle of a square of 100. */
    public static String of(String kind, Language reader) {
        String character = switch (kind) {
            case "vary" -> "变";
            case "loss" -> "负";
            case "draw" -> "和";
            case "contested" -> "疑";
            case "same" -> "同";
            case "differ" -> "异";
            default -> "续";
        };
        return GlyphFont.KAI.of(reader.ofChinese(character).charAt(0)).centred(SIZE);
    }
}
