package org.chuhe.documents.board;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Dimension2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import javax.imageio.ImageIO;

/** Turns our SVG into pixels. */
public final class Png {
    private static final int SMALLEST = 32;
    private static final int LARGEST = 10_000;

    private Png() {}

    /**
     * A picture.
     *
     * @param width in pixels, from 32 to 10,000; the height follows
     */
    public static byte[] of(String svg, int width) {
        if (width < SMALLEST || width > LARGEST) {
            throw new IllegalArgumentException(
                    "a picture is " + SMALLEST + " to " + LARGEST + " pixels wide, not " + width);
        }
        SVGDocument document = read(svg);
        Dimension2D size = document.size();
        int height = (int) Math.round(width * size.getHeight() / size.getWidth());
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        document.render(null, graphics, new ViewBox(0, 0, width, height));
        graphics.dispose();
        return encoded(image);
    }

    /** Draws one into another picture, so high as is said, and says how wide it is then. */
    public static double draw(String svg, Graphics2D graphics, double x, double y, double height) {
        SVGDocument document = read(svg);
        Dimension2D size = document.size();
        double width = height * size.getWidth() / size.getHeight();
        document.render(null, graphics, new ViewBox((float) x, (float) y, (float) width, (float) height));
        return width;
    }

    private static SVGDocument read(String svg) {
        return Objects.requireNonNull(new SVGLoader()
                .load(
                        new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                        null,
                        LoaderContext.createDefault()));
    }

    private static byte[] encoded(BufferedImage image) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
