package org.chuhe.documents.board;

import java.util.Arrays;
import java.util.Iterator;

/**
 * Writes SVG, one element a line. Elements are given as {@code "circle cx=? cy=? r=7"}: each question mark takes the
 * next of the values. Only attributes that every reader knows are used (no style sheets, no variables): browsers, word
 * processors, PDF writers and the rasteriser must agree.
 */
final class Svg {
    private final StringBuilder text = new StringBuilder(64 * 1024);
    private int depth;

    /** A number with at most one decimal, the same on every machine. */
    static String number(double value) {
        long tenths = (long) Math.floor(value * 10 + 0.5);
        String sign = tenths < 0 ? "-" : "";
        long size = Math.abs(tenths);
        return size % 10 == 0 ? sign + size / 10 : sign + size / 10 + "." + size % 10;
    }

    /** An element without content. */
    Svg element(String element, Object... values) {
        start(element, values);
        text.append("/>\n");
        return this;
    }

    /** Opens an element. */
    Svg open(String element, Object... values) {
        start(element, values);
        text.append(">\n");
        depth++;
        return this;
    }

    /** Closes the element opened last. */
    Svg close(String name) {
        depth--;
        text.append("  ".repeat(depth)).append("</").append(name).append(">\n");
        return this;
    }

    private void start(String element, Object... values) {
        Iterator<Object> next = Arrays.asList(values).iterator();
        String[] parts = element.split(" ", -1);
        text.append("  ".repeat(depth)).append('<').append(parts[0]);
        for (int i = 1; i < parts.length; i++) {
            String[] attribute = parts[i].split("=", 2);
            String value = attribute[1].equals("?") ? words(next.next()) : attribute[1];
            text.append(' ').append(attribute[0]).append("=\"").append(value).append('"');
        }
    }

    private static String words(Object value) {
        return value instanceof Double number ? number(number) : String.valueOf(value);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
