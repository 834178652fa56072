package org.chuhe.documents.board;

/**
 * The outline of a character, 1000 units to the em, y downwards, the origin on the base line.
 *
 * @param advance how far the next character would stand
 * @param left the left edge of the ink
 * @param top the upper edge of the ink
 * @param right the right edge of the ink
 * @param bottom the lower edge of the ink
 * @param path the outline as an SVG path with absolute commands and plain integers
 */
public record Glyph(int advance, int left, int top, int right, int bottom, String path) {
    private static final double UNITS_PER_EM = 1000;

    /** The outline at a size, with the middle of its ink at (0, 0). */
    public String centred(double em) {
        return placed(em, -(left + right) / 2.0, -(top + bottom) / 2.0);
    }

    /** The outline at a size, with the middle of its advance and a given height over the base line at (0, 0). */
    public String onLine(double em, double middle) {
        return placed(em, -advance / 2.0, middle);
    }

    private String placed(double em, double dx, double dy) {
        double scale = em / UNITS_PER_EM;
        StringBuilder placed = new StringBuilder(path.length());
        boolean x = true;
        int i = 0;
        while (i < path.length()) {
            char c = path.charAt(i);
            if (c != '-' && !Character.isDigit(c)) {
                placed.append(c);
                i++;
                continue;
            }
            int end = i + 1;
            while (end < path.length() && Character.isDigit(path.charAt(end))) {
                end++;
            }
            int value = Integer.parseInt(path, i, end, 10);
            placed.append(Svg.number((value + (x ? dx : dy)) * scale));
            x = !x;
            i = end;
        }
        return placed.toString();
    }
}
