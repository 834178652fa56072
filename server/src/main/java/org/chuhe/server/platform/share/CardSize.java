package org.chuhe.server.platform.share;

import org.chuhe.documents.card.LinkCard;
import org.jspecify.annotations.Nullable;

/** How large cards can be had: a few sizes, so that nobody fills the shelf with one card in a thousand. */
final class CardSize {
    private static final int[] WIDTHS = {LinkCard.WIDTH, 800, 600, 400, 300};

    private CardSize() {}

    /** The width that was asked for, if it is one of them; else the largest. */
    static int of(@Nullable String asked) {
        for (int width : WIDTHS) {
            if (Integer.toString(width).equals(asked)) {
                return width;
            }
        }
        return LinkCard.WIDTH;
    }

    /** The largest that fits, or the smallest that there is. */
    static int within(int width, int height) {
        for (int each : WIDTHS) {
            if (each <= width && height(each) <= height) {
                return each;
            }
        }
        return WIDTHS[WIDTHS.length - 1];
    }

    static int height(int width) {
        return Math.round((float) width * LinkCard.HEIGHT / LinkCard.WIDTH);
    }
}
