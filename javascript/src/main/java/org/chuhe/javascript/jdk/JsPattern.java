package org.chuhe.javascript.jdk;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSObject;

/** {@link java.util.regex.Pattern} by the engine's own regular expressions: the patterns in use mean the same in both. */
public final class JsPattern {
    /** Finds where it is told to begin and nowhere else. */
    final JSObject here;
    /** Finds from where it is told to begin. */
    final JSObject anywhere;
    /** Finds whole texts. */
    final JSObject whole;

    private JsPattern(String pattern) {
        String source = pattern.replace("\\p{Cntrl}", "[\\x00-\\x1f\\x7f]");
        here = JsTexts.expression(source, "y");
        anywhere = JsTexts.expression(source, "g");
        whole = JsTexts.expression("^(?:" + source + ")$", "");
    }

    public static JsPattern compile(String pattern) {
        return new JsPattern(pattern);
    }

    public JsMatcher matcher(CharSequence text) {
        return new JsMatcher(this, text.toString());
    }

    public String[] split(CharSequence text) {
        return split(text, 0);
    }

    /** The parts between what is found; with a limit, the last of so many holds the rest. */
    public String[] split(CharSequence text, int limit) {
        List<String> parts = new ArrayList<>();
        String whole = text.toString();
        JsMatcher matcher = matcher(whole);
        int start = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
            parts.add(whole.substring(start, matcher.start()));
            start = matcher.end();
        }
        parts.add(whole.substring(start));
        while (limit == 0 && parts.size() > 1 && parts.get(parts.size() - 1).isEmpty()) {
            parts.remove(parts.size() - 1);
        }
        return parts.toArray(new String[0]);
    }
}
