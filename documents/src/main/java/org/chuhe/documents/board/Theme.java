package org.chuhe.documents.board;

import org.chuhe.core.Side;

/** The colours of a board. */
public enum Theme {
    /** Celadon paper and ink. */
    LIGHT(
            "#F3F5F2",
            "#E7ECE3",
            "#D5E3E0",
            "#3B5049",
            "#5F7A72",
            "#4A5A54",
            new Disc("#FFFCF5", "#AE2219", "#AE2219", "1"),
            new Disc("#1B2629", "#F7F3E8", "#1B2629", ".55"),
            new Disc("#FFFCF5", "#1B2629", "#1B2629", "1"),
            new Marks("#0B6660", "#0A57C2", "#C24400", "#0B5AA0")),
    /** The same board at night. */
    DARK(
            "#0E1413",
            "#1B2623",
            "#1C3230",
            "#7E958D",
            "#8DA89F",
            "#9DADA6",
            new Disc("#F4EEE1", "#A81D15", "#F4EEE1", "1"),
            new Disc("#0A1012", "#F1ECDF", "#D9D5C9", ".55"),
            new Disc("#F4EEE1", "#1B2629", "#F4EEE1", "1"),
            new Marks("#66C7BA", "#8AB8FF", "#FF9A4D", "#7DB7F2")),
    /** White paper and black lines: little toner, and readable from a machine that prints no colours. */
    PRINT(
            "#FFFFFF",
            "#FFFFFF",
            "#F0F3F1",
            "#14201D",
            "#40504A",
            "#14201D",
            new Disc("#FFFFFF", "#AE2219", "#AE2219", "1"),
            new Disc("#14201D", "#FFFFFF", "#14201D", ".55"),
            new Disc("#FFFFFF", "#14201D", "#14201D", "1"),
            new Marks("#0B6660", "#0A57C2", "#C24400", "#0B5AA0"));

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

    Theme(
            String background,
            String plane,
            String river,
            String line,
            String riverText,
            String label,
            Disc red,
            Disc black,
            Disc lightBlack,
            Marks marks) {
        this.background = background;
        this.plane = plane;
        this.river = river;
        this.line = line;
        this.riverText = riverText;
        this.label = label;
        this.red = red;
        this.black = black;
        this.lightBlack = lightBlack;
        this.marks = marks;
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
