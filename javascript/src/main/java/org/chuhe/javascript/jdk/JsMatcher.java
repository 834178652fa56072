package org.chuhe.javascript.jdk;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** {@link java.util.regex.Matcher} by the engine's own regular expressions. */
public final class JsMatcher {
    private final JsPattern pattern;
    private final String text;
    private int next;
    private int start;
    private @Nullable JSObject groups;

    JsMatcher(JsPattern pattern, String text) {
        this.pattern = pattern;
        this.text = text;
    }

    /** Looks from there on; the end of a region is always that of the text. */
    public JsMatcher region(int from, int to) {
        next = from;
        return this;
    }

    public boolean matches() {
        return found(pattern.whole, 0);
    }

    public boolean lookingAt() {
        return found(pattern.here, next);
    }

    public boolean find() {
        if (next > text.length() || !found(pattern.anywhere, next)) {
            return false;
        }
        next = end() + (end() == start ? 1 : 0);
        return true;
    }

    private boolean found(JSObject expression, int from) {
        groups = JsTexts.find(expression, text, from);
        if (groups == null) {
            return false;
        }
        start = JsTexts.index(groups);
        return true;
    }

    public int start() {
        return start;
    }

    public int end() {
        return start + group(0).length();
    }

    public String group() {
        return group(0);
    }

    public String group(int number) {
        return JsTexts.group(Objects.requireNonNull(groups), number);
    }

    public String replaceAll(String replacement) {
        return JsTexts.replace(text, pattern.anywhere, replacement);
    }

    public String replaceFirst(String replacement) {
        return find() ? text.substring(0, start) + replacement + text.substring(end()) : text;
    }
}
