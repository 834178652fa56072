package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.documents.palette.Palette;
import org.chuhe.documents.pdf.Pdf;

/** A drawing of boxes, lines and words, which can be written as SVG or laid out on a page. */
final class Drawing {
    private sealed interface Shape {}

    private record Box(double x, double y, double w, double h, String fill, String edge) implements Shape {}

    private record Stroke(double x1, double y1, double x2, double y2, String colour) implements Shape {}

    private record Label(double x, double y, double w, double size, boolean right, String colour, String text)
            implements Shape {}

    private static final double STROKE = 1.6;

    private final double width;
    private final double height;
    private final List<Shape> shapes = new ArrayList<>();

    Drawing(double width, double height) {
        this.width = width;
        this.height = height;
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    void box(double x, double y, double w, double h, String fill, String edge) {
        shapes.add(new Box(x, y, w, h, fill, edge));
    }

    /** A line that runs across or down. */
    void line(double x1, double y1, double x2, double y2, String colour) {
        shapes.add(new Stroke(x1, y1, x2, y2, colour));
    }

    /** Words between {@code x} and {@code x + w}, the middle of their height at {@code y}. */
    void label(double x, double y, double w, double size, boolean right, String colour, String text) {
        shapes.add(new Label(x, y, w, size, right, colour, text));
    }

    String svg(String title) {
        StringBuilder svg = new StringBuilder();
        svg.append(text("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\"", width, height))
                .append(text(" width=\"%s\" height=\"%s\"", width, height))
                .append(
                        " font-family=\"'Noto Sans CJK SC','Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif\">\n")
                .append("<title>")
                .append(Pdf.escaped(title))
                .append("</title>\n")
                .append(text("<rect width=\"%s\" height=\"%s\" fill=\"", width, height))
                .append(Palette.PAPER.colour("surface"))
                .append("\"/>\n");
        for (Shape shape : shapes) {
            svg.append(svg(shape)).append('\n');
        }
        return svg.append("</svg>\n").toString();
    }

    private static String svg(Shape shape) {
        if (shape instanceof Box b) {
            return text("<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"", b.x, b.y, b.w, b.h) + " rx=\"4\" fill=\""
                    + b.fill + "\" stroke=\"" + b.edge + "\" stroke-width=\"" + STROKE + "\"/>";
        }
        if (shape instanceof Stroke s) {
            return text("<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"", s.x1, s.y1, s.x2, s.y2) + " stroke=\""
                    + s.colour + "\" stroke-width=\"" + STROKE + "\"/>";
        }
        Label l = (Label) shape;
        double x = l.right ? l.x + l.w : l.x;
        return text("<text x=\"%s\" y=\"%s\" font-size=\"%s\"", x, l.y + l.size * 0.36, l.size) + " fill=\"" + l.colour
                + "\" text-anchor=\"" + (l.right ? "end" : "start") + "\">" + Pdf.escaped(l.text) + "</text>";
    }

    /** The same on a page of its own size, as positioned boxes: words stay words. */
    String page(double millimetres) {
        StringBuilder page = new StringBuilder();
        for (Shape shape : shapes) {
            page.append(div(shape, millimetres));
        }
        return page.toString();
    }

    private static String div(Shape shape, double mm) {
        if (shape instanceof Box b) {
            return placed(b.x * mm, b.y * mm, b.w * mm, b.h * mm) + "background-color:" + b.fill
                    + ";border:0.35mm solid " + b.edge + ";border-radius:1mm\"></div>";
        }
        if (shape instanceof Stroke s) {
            double thick = 0.4;
            double w = Math.max(thick, Math.abs(s.x2 - s.x1) * mm);
            double h = Math.max(thick, Math.abs(s.y2 - s.y1) * mm);
            return placed(Math.min(s.x1, s.x2) * mm, Math.min(s.y1, s.y2) * mm, w, h) + "background-color:" + s.colour
                    + "\"></div>";
        }
        Label l = (Label) shape;
        double high = l.size * 1.4 * mm;
        return placed(l.x * mm, l.y * mm - high / 2, l.w * mm, high)
                + text("font-size:%smm;line-height:%smm;", l.size * mm, high)
                + "white-space:nowrap;overflow:hidden;text-align:"
                + (l.right ? "right" : "left") + ";color:" + l.colour + "\">" + Pdf.escaped(l.text) + "</div>";
    }

    private static String placed(double x, double y, double w, double h) {
        return text("<div style=\"position:absolute;left:%smm;top:%smm;width:%smm;height:%smm;", x, y, w, h);
    }

    private static String text(String pattern, double... numbers) {
        Object[] words = new Object[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            String fixed = String.format(Locale.ROOT, "%.2f", numbers[i]);
            words[i] = fixed.replaceAll("\\.?0+$", "");
        }
        return pattern.formatted(words);
    }
}
