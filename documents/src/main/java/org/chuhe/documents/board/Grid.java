package org.chuhe.documents.board;

import java.util.stream.IntStream;

/** The lines of the board (2011 rules, 1.1): nine files, ten ranks, the river 河界 and the two palaces 九宫. */
final class Grid {
    private static final int CROSS_GAP = 8;
    private static final int CROSS_ARM = 17;
    private static final double RIVER_EM = 54;

    private Grid() {}

    static void draw(Svg svg, Theme theme) {
        svg.element("rect x=0 y=400 width=800 height=100 fill=?", theme.river);
        svg.open("g class=lines fill=none stroke=? stroke-width=2.4", theme.line);
        svg.element("path stroke-linecap=square d=?", lines());
        svg.element("path d=?", crosses());
        svg.element("rect x=-11 y=-11 width=822 height=922 stroke-width=4.8");
        svg.close("g");
        svg.open("g class=river fill=?", theme.riverText);
        // The words do not turn with the board: they are read from the lower edge.
        riverWord(svg, '楚', 140);
        riverWord(svg, '河', 260);
        riverWord(svg, '漢', 540);
        riverWord(svg, '界', 660);
        svg.close("g");
    }

    private static void riverWord(Svg svg, char character, int x) {
        String outline = GlyphFont.KAI.of(character).centred(RIVER_EM);
        svg.element("path transform=? d=?", "translate(" + x + " 450)", outline);
    }

    private static String lines() {
        StringBuilder path = new StringBuilder();
        IntStream.range(0, 10).forEach(rank -> path.append("M0 " + 100 * rank + "H800"));
        path.append("M0 0V900M800 0V900");
        IntStream.range(1, 8).forEach(file -> path.append("M" + 100 * file + " 0V400M" + 100 * file + " 500V900"));
        path.append("M300 0L500 200M500 0L300 200M300 700L500 900M500 700L300 900");
        return path.toString();
    }

    /** The cross marks on the points where cannons and pawns start. */
    private static String crosses() {
        StringBuilder path = new StringBuilder();
        for (int y : new int[] {200, 700}) {
            cross(path, 100, y);
            cross(path, 700, y);
        }
        for (int y : new int[] {300, 600}) {
            for (int x = 0; x <= 800; x += 200) {
                cross(path, x, y);
            }
        }
        return path.toString();
    }

    private static void cross(StringBuilder path, int x, int y) {
        for (int right = -1; right <= 1; right += 2) {
            int cornerX = x + right * CROSS_GAP;
            if (cornerX < 0 || cornerX > 800) {
                continue;
            }
            for (int down = -1; down <= 1; down += 2) {
                int cornerY = y + down * CROSS_GAP;
                int endX = cornerX + right * CROSS_ARM;
                int endY = cornerY + down * CROSS_ARM;
                path.append("M" + cornerX + " " + endY + "V" + cornerY + "H" + endX);
            }
        }
    }
}
