import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.io.File;

/**
 * Takes the outlines of some characters out of a TrueType font, so that pictures need no font where they are shown:
 *
 * <pre>java ExtractGlyphs.java FONT.ttf CHARACTERS >> glyphs.txt</pre>
 *
 * One line a character: the character, its advance, its ink box (left, top, right, bottom) and its outline as an SVG
 * path; 1000 units to the em, y downwards, origin on the base line. The files beside {@code Glyphs} were made with it;
 * it is not part of the build, because the fonts are not part of the repository.
 */
final class ExtractGlyphs {
    private static final int EM = 1000;

    public static void main(String[] args) throws Exception {
        Font font = Font.createFont(Font.TRUETYPE_FONT, new File(args[0])).deriveFont((float) EM);
        FontRenderContext context = new FontRenderContext(null, true, true);
        args[1].codePoints().mapToObj(Character::toString).forEach(character -> {
            GlyphVector glyph = font.createGlyphVector(context, character);
            Rectangle2D box = glyph.getOutline().getBounds2D();
            System.out.printf(
                    "%s %d %d %d %d %d %s%n",
                    character,
                    Math.round(glyph.getGlyphMetrics(0).getAdvanceX()),
                    Math.round(box.getMinX()),
                    Math.round(box.getMinY()),
                    Math.round(box.getMaxX()),
                    Math.round(box.getMaxY()),
                    path(glyph.getOutline().getPathIterator(new AffineTransform())));
        });
    }

    private static String path(PathIterator outline) {
        StringBuilder path = new StringBuilder();
        double[] points = new double[6];
        for (; !outline.isDone(); outline.next()) {
            switch (outline.currentSegment(points)) {
                case PathIterator.SEG_MOVETO -> append(path, 'M', points, 2);
                case PathIterator.SEG_LINETO -> append(path, 'L', points, 2);
                case PathIterator.SEG_QUADTO -> append(path, 'Q', points, 4);
                case PathIterator.SEG_CUBICTO -> append(path, 'C', points, 6);
                default -> path.append('Z');
            }
        }
        return path.toString();
    }

    private static void append(StringBuilder path, char command, double[] points, int count) {
        path.append(command);
        for (int i = 0; i < count; i++) {
            path.append(i == 0 ? "" : " ").append(Math.round(points[i]));
        }
    }
}
