package org.chuhe.javascript.jdk;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSObjects;

/** Texts where Java has become JavaScript: where they are, and what is said of them in JavaScript itself. */
public final class JsTexts {
    private static JSObject files = JSObjects.create();

    private JsTexts() {}

    /** Where the texts of the program are from now on: strings by their paths, and for properties objects. */
    public static void lieIn(JSObject object) {
        files = object;
    }

    static JSObject files() {
        return files;
    }

    @JSBody(
            params = {"source", "flags"},
            script = "return new RegExp(source, flags);")
    static native JSObject expression(String source, String flags);

    /** What is found in a text from an index on; {@code null} if nothing is. */
    @JSBody(
            params = {"expression", "text", "from"},
            script = "expression.lastIndex = from; return expression.exec(text);")
    static native @Nullable JSObject find(JSObject expression, String text, int from);

    @JSBody(params = "found", script = "return found.index;")
    static native int index(JSObject found);

    @JSBody(
            params = {"found", "number"},
            script = "return found[number];")
    static native String group(JSObject found, int number);

    @JSBody(
            params = {"text", "pattern", "replacement"},
            script = "return text.replace(pattern, replacement);")
    static native String replace(String text, JSObject pattern, String replacement);

    @JSBody(params = "object", script = "return Object.keys(object);")
    static native JSObject keys(JSObject object);

    @JSBody(params = "array", script = "return array.length;")
    static native int length(JSObject array);

    @JSBody(
            params = {"object", "key"},
            script = "return object[key];")
    static native String text(JSObject object, String key);

    @JSBody(
            params = {"object", "key"},
            script = "return object[key] || {};")
    static native JSObject object(JSObject object, String key);
}
