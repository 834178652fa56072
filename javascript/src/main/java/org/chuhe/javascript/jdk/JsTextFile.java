package org.chuhe.javascript.jdk;

import java.util.HashMap;
import java.util.Map;
import org.teavm.jso.JSObject;

/** {@link org.chuhe.text.TextFile}: the texts were put into one object, by their paths, when the scripts were built. */
public final class JsTextFile {
    private JsTextFile() {}

    public static String read(Class<?> anchor, String name) {
        return JsTexts.text(JsTexts.files(), path(anchor, name));
    }

    public static Map<String, String> properties(Class<?> anchor, String name) {
        JSObject found = JsTexts.object(JsTexts.files(), path(anchor, name));
        Map<String, String> texts = new HashMap<>();
        JSObject keys = JsTexts.keys(found);
        for (int i = 0; i < JsTexts.length(keys); i++) {
            String key = JsTexts.group(keys, i);
            texts.put(key, JsTexts.text(found, key));
        }
        return texts;
    }

    private static String path(Class<?> anchor, String name) {
        String type = anchor.getName();
        return type.substring(0, type.lastIndexOf('.') + 1).replace('.', '/') + name;
    }
}
