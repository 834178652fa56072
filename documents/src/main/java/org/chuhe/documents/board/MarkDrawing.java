package org.chuhe.documents.board;

/** Draws marks and arrows; points are given where they lie in the picture. */
final class MarkDrawing {
    private static final double ARROW_START = 52;
    private static final double ARROW_STOP = 30;
    /** An arrow to a king in check stops outside its rays. */
    private static final double ARROW_STOP_AT_CHECK = 76;

    private static final double HALF_SHAFT = 5.5;
    private static final double HALF_HEAD = 19;
    private static final double HEAD_LENGTH = 38;

    private final Svg svg;
    private final Theme theme;
    private final Theme.Marks colours;

    MarkDrawing(Svg svg, Theme theme) {
        this.svg = svg;
        this.theme = theme;
        colours = theme.marks;
    }

    /** The point that the last move left. */
    void lastMoveFrom(int x, int y) {
        svg.open("g class=last-from");
        brackets(x, y, 30, 14);
        svg.element("circle cx=? cy=? r=7 fill=?", x, y, colours.move());
        svg.close("g");
    }

    /** The point that the last move reached. */
    void lastMoveTo(int x, int y) {
        svg.open("g class=last-to");
        brackets(x, y, 49, 17);
        svg.close("g");
    }

    private void brackets(int x, int y, int half, int arm) {
        StringBuilder path = new StringBuilder();
        for (int right = -1; right <= 1; right += 2) {
            for (int down = -1; down <= 1; down += 2) {
                int cornerX = x + right * half;
                int cornerY = y + down * half;
                path.append("M" + cornerX + " " + (cornerY - down * arm));
                path.append("V" + cornerY + "H" + (cornerX - right * arm));
            }
        }
        svg.element("path fill=none stroke=? stroke-width=6 stroke-linejoin=round d=?", colours.move(), path);
    }

    void mark(PointMark.Shape shape, int x, int y) {
        switch (shape) {
            case SELECTED ->
                svg.element("circle cx=? cy=? r=51 fill=none stroke=? stroke-width=6", x, y, colours.selected());
            case TARGET ->
                svg.element("circle cx=? cy=? r=13 fill=? stroke=? stroke-width=4", x, y, colours.move(), theme.plane);
            case CAPTURE -> capture(x, y);
            case CHECK -> check(x, y);
            case ROOT ->
                svg.element(
                        "circle cx=? cy=? r=53 fill=none stroke=? stroke-width=6 stroke-dasharray=?",
                        x,
                        y,
                        colours.root(),
                        "6 8");
            case FOCUS ->
                svg.element(
                        "rect x=? y=? width=112 height=112 rx=12 fill=none stroke=? stroke-width=6",
                        x - 56,
                        y - 56,
                        colours.selected());
        }
    }

    /** Four arcs of 50° in the corners. */
    private void capture(int x, int y) {
        StringBuilder path = new StringBuilder();
        for (int corner = 45; corner < 360; corner += 90) {
            path.append("M" + onCircle(x, y, 54, corner - 25) + "A54 54 0 0 1 " + onCircle(x, y, 54, corner + 25));
        }
        svg.element("path fill=none stroke=? stroke-width=7 d=?", colours.move(), path);
    }

    private void check(int x, int y) {
        StringBuilder rays = new StringBuilder();
        for (int angle = 0; angle < 360; angle += 45) {
            rays.append("M" + onCircle(x, y, 60, angle) + "L" + onCircle(x, y, 71, angle));
        }
        svg.open("g class=check fill=none stroke=? stroke-width=6.5 stroke-linecap=round", colours.attack());
        svg.element("circle cx=? cy=? r=52", x, y);
        svg.element("path d=?", rays);
        svg.close("g");
    }

    private static String onCircle(int x, int y, double radius, int degrees) {
        double angle = Math.toRadians(degrees);
        return point(x + radius * StrictMath.cos(angle), y + radius * StrictMath.sin(angle));
    }

    private static String point(double x, double y) {
        return Svg.number(x) + " " + Svg.number(y);
    }

    /** An arrow with a halo in the board's colour, so that it stands off lines and pieces. */
    void arrow(Arrow.Meaning meaning, int x1, int y1, int x2, int y2, boolean toCheckedKing) {
        double length = StrictMath.hypot(x2 - x1, y2 - y1);
        double tip = length - (toCheckedKing ? ARROW_STOP_AT_CHECK : ARROW_STOP);
        double neck = tip - HEAD_LENGTH;
        // Between neighbours there is no room for both distances: the arrow then starts inside its piece.
        double start = Math.min(ARROW_START, neck - HEAD_LENGTH / 2);
        double[][] outline = {
            {start, HALF_SHAFT},
            {neck, HALF_SHAFT},
            {neck, HALF_HEAD},
            {tip, 0},
            {neck, -HALF_HEAD},
            {neck, -HALF_SHAFT},
            {start, -HALF_SHAFT}
        };
        double dx = (x2 - x1) / length;
        double dy = (y2 - y1) / length;
        StringBuilder path = new StringBuilder();
        for (double[] corner : outline) {
            path.append(path.isEmpty() ? "M" : "L");
            path.append(point(x1 + corner[0] * dx - corner[1] * dy, y1 + corner[0] * dy + corner[1] * dx));
        }
        path.append('Z');
        svg.open("g class=arrow opacity=.86");
        svg.element("path fill=none stroke=? stroke-width=3 stroke-linejoin=round d=?", theme.plane, path);
        svg.element("path fill=? d=?", colour(meaning), path);
        svg.close("g");
    }

    private String colour(Arrow.Meaning meaning) {
        return switch (meaning) {
            case MOVE -> colours.move();
            case ATTACK -> colours.attack();
            case ROOT -> colours.root();
        };
    }
}
