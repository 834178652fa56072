package org.chuhe.server.platform.share;

/**
 * The line of HTML by which another site shows a page of ours in a frame.
 *
 * @param address the page
 * @param title what it shows, for those who cannot see it
 */
public record FrameLine(String address, String title, int width, int height) {
    private static final int USUAL_WIDTH = 960;
    private static final int USUAL_HEIGHT = 640;

    /** As large as usual. */
    public static FrameLine of(String address, String title) {
        return new FrameLine(address, title, USUAL_WIDTH, USUAL_HEIGHT);
    }

    /** Not larger than this. */
    static FrameLine within(String address, String title, int width, int height) {
        return new FrameLine(address, title, Math.min(width, USUAL_WIDTH), Math.min(height, USUAL_HEIGHT));
    }

    public String html() {
        return "<iframe src=\"" + escaped(address) + "\" title=\"" + escaped(title) + "\" width=\"" + width
                + "\" height=\"" + height + "\" loading=\"lazy\" allowfullscreen></iframe>";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("\"", "&quot;")
                .replace("<", "&lt;")
                .replace(">", "&gt;");
    }
}
