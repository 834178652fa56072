package org.chuhe.records.dhtmlxq;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.chuhe.records.model.Tags;

/** The tags of DhtmlXQ and how their values are written. */
final class DhtmlXqTags {
    private static final Map<String, String> TAGS = new LinkedHashMap<>();

    static {
        TAGS.put("title", Tags.TITLE);
        TAGS.put("event", Tags.EVENT);
        TAGS.put("date", Tags.DATE);
        TAGS.put("place", Tags.SITE);
        TAGS.put("round", Tags.ROUND);
        TAGS.put("table", Tags.TABLE);
        TAGS.put("group", Tags.GROUP);
        TAGS.put("class", Tags.EVENT_TYPE);
        TAGS.put("red", Tags.RED);
        TAGS.put("redteam", Tags.RED_TEAM);
        TAGS.put("redname", "RedName");
        TAGS.put("redrating", Tags.RED_ELO);
        TAGS.put("redtime", Tags.RED_TIME);
        TAGS.put("black", Tags.BLACK);
        TAGS.put("blackteam", Tags.BLACK_TEAM);
        TAGS.put("blackname", "BlackName");
        TAGS.put("blackrating", Tags.BLACK_ELO);
        TAGS.put("blacktime", Tags.BLACK_TIME);
        TAGS.put("timerule", Tags.TIME_CONTROL);
        TAGS.put("remark", Tags.REMARK);
        TAGS.put("author", Tags.AUTHOR);
        TAGS.put("commentator", Tags.ANNOTATOR);
        TAGS.put("referee", Tags.REFEREE);
        TAGS.put("recorder", Tags.RECORDER);
        TAGS.put("owner", "Owner");
        TAGS.put("refer", Tags.SOURCE);
        TAGS.put("type", "GameType");
        TAGS.put("open", Tags.OPENING);
        TAGS.put("ecco", Tags.ECCO);
        TAGS.put("create", Tags.CREATED);
        TAGS.put("modify", Tags.MODIFIED);
    }

    private DhtmlXqTags() {}

    /** Our name for a tag of DhtmlXQ. */
    static Optional<String> tag(String name) {
        return Optional.ofNullable(TAGS.get(name));
    }

    /** The tags of DhtmlXQ and our names for them. */
    static Map<String, String> all() {
        return TAGS;
    }

    /** A value as it stands in the file: {@code ||} is a line break, {@code \}{@code uXXXX} a character. */
    static String decode(String value) {
        String lines = value.replace("||", "\n");
        int at = lines.indexOf("\\u");
        if (at < 0) {
            return lines;
        }
        StringBuilder text = new StringBuilder(lines.length());
        int from = 0;
        while (at >= 0) {
            int code = hex(lines, at + 2);
            if (code >= 0) {
                text.append(lines, from, at).append((char) code);
                from = at + 6;
            }
            at = lines.indexOf("\\u", at + 2);
        }
        return text.append(lines, from, lines.length()).toString();
    }

    private static int hex(String text, int from) {
        int value = 0;
        for (int i = from; i < from + 4; i++) {
            int digit = i < text.length() ? Character.digit(text.charAt(i), 16) : -1;
            if (digit < 0) {
                return -1;
            }
            value = 16 * value + digit;
        }
        return value;
    }

    /** The value as a file holds it: nothing in it can be taken for mark-up. */
    static String encode(String text) {
        StringBuilder value = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            char next = i + 1 < text.length() ? text.charAt(i + 1) : ' ';
            if (c == '\n') {
                value.append("||");
            } else if (c == '|'
                    || c == '[' && (next == '/' || next == 'D')
                    || c == '\\' && next == 'u'
                    || c == '<'
                    || c == '&') {
                value.append(String.format("\\u%04x", (int) c));
            } else {
                value.append(c);
            }
        }
        return value.toString();
    }
}
