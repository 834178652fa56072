package org.chuhe.records.dhtmlxq;

import java.util.LinkedHashMap;
import java.util.Map;
import org.chuhe.records.model.Tags;

/** The numbered tags of DHJHtmlXQ that say something about the game. */
final class DhjTags {
    static final int RESULT = 28;
    static final int BOARD = 31;
    static final int SIDE = 32;
    static final int FIRST_SHOWN = 33;
    static final int MOVES = 34;

    private static final Map<Integer, String> TAGS = new LinkedHashMap<>();

    static {
        TAGS.put(10, Tags.TITLE);
        TAGS.put(11, Tags.EVENT);
        TAGS.put(13, Tags.DATE);
        TAGS.put(14, Tags.SITE);
        TAGS.put(15, Tags.ROUND);
        TAGS.put(16, Tags.TABLE);
        TAGS.put(17, Tags.RED);
        TAGS.put(18, "RedName");
        TAGS.put(21, Tags.BLACK);
        TAGS.put(22, "BlackName");
    }

    private DhjTags() {}

    static Map<Integer, String> all() {
        return TAGS;
    }

    /** Our name for a number; numbers that nobody has explained keep themselves. */
    static String tag(int number) {
        return number == 1 ? Tags.TITLE : TAGS.getOrDefault(number, "DHJ" + number);
    }
}
