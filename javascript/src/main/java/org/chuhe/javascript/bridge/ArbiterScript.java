package org.chuhe.javascript.bridge;

import org.chuhe.javascript.jdk.JsTexts;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** What the whole script offers: positions as {@link CoreScript}, the arbiter, and pictures. */
public final class ArbiterScript {
    private ArbiterScript() {}

    /** For the compiler: a program begins somewhere. */
    public static void main(String[] arguments) {}

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

    @JSExport
    public static JSObject play(String fen, JSObject moves, String language) {
        return Rulings.play(fen, Trees.texts(moves), language);
    }

    @JSExport
    public static boolean isDead(ScriptPosition position) {
        return PositionHandle.of(position).isDead();
    }

    @JSExport
    public static String svg(ScriptPosition position, JSObject options) {
        return BoardSvg.draw(PositionHandle.of(position), Trees.map(options));
    }
}
