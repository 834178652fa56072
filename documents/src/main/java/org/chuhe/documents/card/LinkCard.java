package org.chuhe.documents.card;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.documents.board.Png;
import org.chuhe.documents.palette.Palette;

/**
 * The picture that other sites and messengers show for a link: a board, or none, what it is about, and a few more words. It
 * needs no font of the machine's.
 *
 * @param board what stands on the left
 * @param title what it is about; two or three lines have room
 * @param lines more words, each a paragraph; what has no room is left out
 * @param foot whose picture it is
 */
public record LinkCard(Optional<BoardPicture> board, String title, List<String> lines, String foot) {
    /** In pixels, as those who show such pictures want them. */
    public static final int WIDTH = 1200;

    public static final int HEIGHT = 630;

    private static final int EDGE = 48;
    private static final int BAND = 14;
    private static final int BOARD_HEIGHT = HEIGHT - EDGE;
    private static final double TITLE = 56;
    private static final double WORDS = 32;
    private static final double FOOT = 28;
    private static final double LEADING = 1.35;
    /** A text may be as long as somebody likes; this much of it is looked at. */
    private static final int LONGEST = 300;

    public LinkCard {
        title = shortened(title);
        lines = lines.stream().map(LinkCard::shortened).toList();
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST);
    }

    /** The picture as PNG. */
    public byte[] png() {
        return png(WIDTH);
    }

    /**
     * The picture as PNG, smaller.
     *
     * @param width in pixels, from 100 to {@link #WIDTH}; the height follows
     */
    public byte[] png(int width) {
        if (width < 100 || width > WIDTH) {
            throw new IllegalArgumentException("a card is 100 to " + WIDTH + " pixels wide, not " + width);
        }
        double scale = (double) width / WIDTH;
        int height = (int) Math.round(HEIGHT * scale);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.scale(scale, scale);
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        try {
            draw(graphics);
        } finally {
            graphics.dispose();
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private void draw(Graphics2D graphics) {
        graphics.setColor(colour("bg"));
        graphics.fillRect(0, 0, WIDTH, HEIGHT);
        graphics.setColor(colour("red"));
        graphics.fillRect(0, 0, BAND, HEIGHT);
        double left = EDGE + BAND;
        if (board.isPresent()) {
            double width = Png.draw(board.get().svg(), graphics, left, EDGE / 2.0, BOARD_HEIGHT);
            left += width + EDGE;
        }
        write(graphics, left);
    }

    private void write(Graphics2D graphics, double left) {
        Lettering letters = Lettering.read();
        double width = WIDTH - EDGE - left;
        double y = EDGE + TITLE;
        graphics.setColor(colour("ink"));
        for (String line : letters.lines(title, width / TITLE, 3)) {
            letters.draw(graphics, line, left, y, TITLE);
            y += TITLE * LEADING;
        }
        double last = HEIGHT - EDGE - FOOT * LEADING * 1.5;
        graphics.setColor(colour("ink2"));
        for (String text : lines) {
            for (String line : letters.lines(text, width / WORDS, 3)) {
                if (y <= last) {
                    letters.draw(graphics, line, left, y, WORDS);
                    y += WORDS * LEADING;
                }
            }
            y += WORDS * (LEADING - 1);
        }
        graphics.setColor(colour("red"));
        letters.draw(graphics, foot, left, HEIGHT - EDGE, FOOT);
    }

    private static Color colour(String name) {
        return Color.decode(Palette.LIGHT.colour(name));
    }
}
