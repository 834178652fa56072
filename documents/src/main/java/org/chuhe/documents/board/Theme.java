package org.chuhe.documents.board;

import org.chuhe.core.Side;
import org.chuhe.documents.palette.Palette;
import org.chuhe.text.Coded;

/** The colours of a board. */
public enum Theme implements Coded {
    /** Celadon paper and ink. */
    LIGHT("light", Palette.LIGHT),
    /** The same board at night. */
    DARK("dark", Palette.DARK),
    /** White paper and black lines: little toner, and readable from a machine that prints no colours. */
    PRINT("print", Palette.PAPER),
    /** A wooden board. */
    WOOD("wood", Palette.WOOD),
    /** A board of slate. */
    SLATE("slate", Palette.SLATE),
    /** Black lines on white, and marks that stand out from it as text does. */
    CONTRAST("contrast", Palette.CONTRAST);

    private final String code;
    final String background;
    final String plane;
    final String river;
    final String line;
    final String riverText;
    final String label;
    final Marks marks;

    private final Disc red;
    private final Disc black;
    private final Disc lightBlack;

    Theme(String code, Palette palette) {
        this.code = code;
        background = palette.colour("bg");
        plane = palette.colour("bd-plane");
        river = palette.colour("bd-river");
        line = palette.colour("bd-line");
        riverText = palette.colour("bd-text");
        label = palette.colour("bd-coord");
        marks = new Marks(
                palette.colour("mk-last"),
                palette.colour("mk-selected"),
                palette.colour("mk-check"),
                palette.colour("mk-root"));
        red = new Disc(palette.colour("pc-r-face"), palette.colour("pc-r-ink"), palette.colour("pc-r-edge"), "1");
        black = new Disc(palette.colour("pc-b-face"), palette.colour("pc-b-ink"), palette.colour("pc-b-edge"), ".55");
        lightBlack = new Disc(
                palette.colour("pc-r-face"), palette.colour("pc-light-ink"), palette.colour("pc-light-edge"), "1");
    }

    @Override
    public String code() {
        return code;
    }

    /** The colours of a side's discs; with light faces for both sides if so wished. */
    Disc disc(Side side, boolean lightFaces) {
        if (side == Side.RED) {
            return red;
        }
        return lightFaces ? lightBlack : black;
    }

    /** A piece: its face, its character and inner ring, its edge, and how strong the inner ring is. */
    record Disc(String face, String ink, String edge, String ringOpacity) {}

    /** What is drawn over the board. */
    record Marks(String move, String selected, String attack, String root) {}
}
