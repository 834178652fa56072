package org.chuhe.documents.board;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.chuhe.text.TextFile;

/**
 * Outlines of characters, so that pictures need no font. They come from two fonts under the SIL Open Font License 1.1;
 * its text and the fonts' notices lie beside the data.
 */
public enum GlyphFont {
    /** Kai 楷, the hand of pieces and seals: the pieces in both forms, 楚河漢界, and 变和负续疑同异變負續異. */
    KAI("kai.txt"),
    /** Hei 黑, the plain hand of labels: 0…9 and 一…九. */
    HEI("hei.txt"),
    /** Hei, bold: the letters of pieces. */
    HEI_BOLD("hei-bold.txt");

    private final Map<Character, Glyph> glyphs;

    GlyphFont(String file) {
        glyphs = read(file);
    }

    /** The outline of a character. */
    public Glyph of(char character) {
        Glyph glyph = glyphs.get(character);
        if (glyph == null) {
            throw new IllegalArgumentException("no outline for " + character);
        }
        return glyph;
    }

    private static Map<Character, Glyph> read(String file) {
        return Arrays.stream(TextFile.read(GlyphFont.class, file).split("\n"))
                .collect(Collectors.toUnmodifiableMap(line -> line.charAt(0), GlyphFont::glyph));
    }

    private static Glyph glyph(String line) {
        String[] fields = line.split(" ", 7);
        return new Glyph(
                Integer.parseInt(fields[1]),
                Integer.parseInt(fields[2]),
                Integer.parseInt(fields[3]),
                Integer.parseInt(fields[4]),
                Integer.parseInt(fields[5]),
                fields[6]);
    }
}
