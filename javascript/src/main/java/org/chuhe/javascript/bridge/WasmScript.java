package org.chuhe.javascript.bridge;

import org.chuhe.javascript.jdk.JsTexts;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/**
 * What WebAssembly offers: the arbiter alone. Questions and answers are trees, so that no position of one machine has to be
 * held by the other.
 */
public final class WasmScript {
    private WasmScript() {}

    /** For the compiler: a program begins somewhere. */
    public static void main(String[] arguments) {}

    @JSExport
    public static void begin(JSObject texts) {
        JsTexts.lieIn(texts);
    }

    @JSExport
    public static JSObject languages() {
        return ScriptFailure.languages();
    }

    @JSExport
    public static JSObject editions(String language) {
        return Rulings.editions(language);
    }

    @JSExport
    public static JSObject judge(JSObject request, String language, double nodes, double nodesInAll) {
        return Rulings.judge(request, language, nodes, nodesInAll);
    }

    @JSExport
    public static JSObject refuse(String text, String language) {
        return Rulings.refuse(text, language);
    }

    @JSExport
    public static JSObject review(JSObject request, String language, double nodes) {
        return Rulings.review(request, language, nodes);
    }
}
