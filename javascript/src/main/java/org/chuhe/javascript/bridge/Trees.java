package org.chuhe.javascript.bridge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSBoolean;
import org.teavm.jso.core.JSNumber;
import org.teavm.jso.core.JSString;

/** Trees of maps, lists, texts and numbers from one language to the other. */
final class Trees {
    /** Deeper ones are nobody's questions. */
    private static final int DEEPEST = 8;

    /** What no key can mean. */
    private static final Map<String, Object> NOTHING = new LinkedHashMap<>();

    private Trees() {}

    static JSObject toScript(@Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            JSObject object = object();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                put(object, (String) entry.getKey(), toScript(entry.getValue()));
            }
            return object;
        }
        if (value instanceof List<?> list) {
            JSObject array = array();
            for (Object each : list) {
                push(array, toScript(each));
            }
            return array;
        }
        if (value instanceof Number number) {
            return JSNumber.valueOf(number.doubleValue());
        }
        if (value instanceof Boolean truth) {
            return JSBoolean.valueOf(truth);
        }
        return value == null ? nothing() : JSString.valueOf((String) value);
    }

    /** The parts of an object that a question can have. */
    static Map<String, Object> map(JSObject object) {
        Map<String, Object> map = new LinkedHashMap<>();
        JSObject keys = keys(object);
        for (int i = 0; i < length(keys); i++) {
            String key = text(at(keys, i));
            Object value = toJava(get(object, key), DEEPEST);
            if (value != null) {
                map.put(key, value);
            }
        }
        return map;
    }

    /** The texts of an array. */
    static List<String> texts(JSObject array) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < length(array); i++) {
            texts.add(text(at(array, i)));
        }
        return texts;
    }

    private static @Nullable Object toJava(@Nullable JSObject value, int depth) {
        return switch (kind(value)) {
            case "string" -> text(value);
            case "boolean" -> truth(value);
            case "number" -> number(value);
            case "array" -> depth == 0 ? NOTHING : list(value, depth - 1);
            case "object" -> NOTHING;
            default -> null;
        };
    }

    private static List<Object> list(@Nullable JSObject array, int depth) {
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < length(array); i++) {
            Object value = toJava(at(array, i), depth);
            list.add(value == null ? NOTHING : value);
        }
        return list;
    }

    /** Whole numbers as such: they are written without a point. */
    private static Object number(@Nullable JSObject value) {
        double number = real(value);
        return number == (int) number ? (Object) (int) number : (Object) number;
    }

    @JSBody(script = "return null;")
    private static native JSObject nothing();

    @JSBody(script = "return {};")
    private static native JSObject object();

    @JSBody(script = "return [];")
    private static native JSObject array();

    @JSBody(
            params = {"object", "key", "value"},
            script = "object[key] = value;")
    private static native void put(JSObject object, String key, @Nullable JSObject value);

    @JSBody(
            params = {"array", "value"},
            script = "array.push(value);")
    private static native void push(JSObject array, @Nullable JSObject value);

    @JSBody(params = "object", script = "return Object.keys(object);")
    private static native JSObject keys(JSObject object);

    @JSBody(
            params = {"object", "key"},
            script = "return object[key];")
    private static native @Nullable JSObject get(JSObject object, String key);

    @JSBody(
            params = "value",
            script = "return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;")
    private static native String kind(@Nullable JSObject value);

    @JSBody(params = "value", script = "return value;")
    private static native String text(@Nullable JSObject value);

    @JSBody(params = "value", script = "return value;")
    private static native boolean truth(@Nullable JSObject value);

    @JSBody(params = "value", script = "return value;")
    private static native double real(@Nullable JSObject value);

    @JSBody(params = "array", script = "return array.length;")
    private static native int length(@Nullable JSObject array);

    @JSBody(
            params = {"array", "index"},
            script = "return array[index];")
    private static native @Nullable JSObject at(@Nullable JSObject array, int index);
}
