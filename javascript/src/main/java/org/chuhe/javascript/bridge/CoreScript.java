package org.chuhe.javascript.bridge;

import org.chuhe.javascript.jdk.JsTexts;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** What the small script offers: positions, moves, notations. */
public final class CoreScript {
    private CoreScript() {}

    /** For the compiler: a program begins somewhere. */
    public static void main(String[] arguments) {}

    /** Must be called before anything else: where texts are, and how an error is thrown. */
    @JSExport
    public static void begin(JSObject texts, ScriptFailure.Thrower thrower) {
        JsTexts.lieIn(texts);
        ScriptFailure.by(thrower);
    }

    @JSExport
    public static JSObject languages() {
        return ScriptFailure.languages();
    }

    @JSExport
    public static ScriptPosition position(String fen, boolean loosely) {
        return PositionHandle.read(fen, loosely);
    }
}
