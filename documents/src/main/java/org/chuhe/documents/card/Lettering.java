package org.chuhe.documents.card;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.chuhe.documents.pdf.Fonts;

/** Text drawn as outlines of the fonts that we bring along; what neither has is left out. */
final class Lettering {
    private static final String CUT = "…";
    private static final int FIRST_IDEOGRAPH = 0x2E80;

    private final List<Face> faces;

    private Lettering(List<Face> faces) {
        this.faces = faces;
    }

    /** Read when the first card is drawn: the Chinese font is large. */
    private static final class Read {
        static final Lettering ALL = new Lettering(List.of(Face.of(Fonts.chinese()), Face.of(Fonts.letters())));
    }

    static Lettering read() {
        return Read.ALL;
    }

    /** A font: its outlines are in its own units. */
    private record Face(TrueTypeFont font, CmapLookup characters, double unit) {
        static Face of(InputStream file) {
            try (file) {
                TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(file));
                return new Face(font, font.getUnicodeCmapLookup(), 1.0 / font.getUnitsPerEm());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        boolean has(int character) {
            return characters.getGlyphId(character) != 0;
        }

        double advance(int character) throws IOException {
            return font.getAdvanceWidth(characters.getGlyphId(character)) * unit;
        }
    }

    /** How wide a text is, in ems. */
    double width(String text) {
        double[] width = {0};
        each(text, (face, character) -> width[0] += face.advance(character));
        return width[0];
    }

    /** Draws a line of text whose letters stand on a point. */
    void draw(Graphics2D graphics, String text, double x, double y, double size) {
        double[] at = {x};
        each(text, (face, character) -> {
            GlyphData glyph = face.font().getGlyph().getGlyph(face.characters().getGlyphId(character));
            if (glyph != null) {
                GeneralPath outline = glyph.getPath();
                AffineTransform place = AffineTransform.getTranslateInstance(at[0], y);
                place.scale(size * face.unit(), -size * face.unit());
                graphics.fill(place.createTransformedShape(outline));
            }
            at[0] += face.advance(character) * size;
        });
    }

    private interface Drawn {
        void put(Face face, int character) throws IOException;
    }

    /** The tables of a font are read as they are needed, by one after the other. */
    private synchronized void each(String text, Drawn drawn) {
        text.codePoints()
                .forEach(character -> faces.stream()
                        .filter(face -> face.has(character))
                        .findFirst()
                        .ifPresent(face -> {
                            try {
                                drawn.put(face, character);
                            } catch (IOException e) {
                                throw new UncheckedIOException(e);
                            }
                        }));
    }

    /**
     * Breaks a text into lines: after an ideograph, or at a space.
     *
     * @param width the widest a line may be, in ems
     * @param most the most lines; what does not fit is cut off
     */
    List<String> lines(String text, double width, int most) {
        List<String> lines = new ArrayList<>();
        String rest = text.strip().replaceAll("\\s+", " ");
        while (!rest.isEmpty() && lines.size() < most) {
            int end = fitting(rest, width);
            boolean cut = lines.size() == most - 1 && end < rest.length();
            lines.add(cut ? shortened(rest, width) : rest.substring(0, end).strip());
            rest = rest.substring(end).strip();
        }
        return lines;
    }

    private int fitting(String text, double width) {
        if (width(text) <= width) {
            return text.length();
        }
        int best = 0;
        int end = 0;
        while (end < text.length() && width(text.substring(0, end)) <= width) {
            int character = text.codePointAt(end);
            int next = end + Character.charCount(character);
            boolean breaks = character == ' ' || character >= FIRST_IDEOGRAPH;
            if (breaks && width(text.substring(0, next).strip()) <= width) {
                best = next;
            }
            end = next;
        }
        // A word longer than the line is broken anywhere.
        return best > 0 ? best : Math.max(text.offsetByCodePoints(0, 1), text.offsetByCodePoints(end, -1));
    }

    private String shortened(String text, double width) {
        String start = text;
        while (!start.isEmpty() && width(start + CUT) > width) {
            start = start.substring(0, start.offsetByCodePoints(start.length(), -1));
        }
        return start.strip() + CUT;
    }
}
