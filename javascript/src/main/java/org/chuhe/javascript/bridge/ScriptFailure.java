package org.chuhe.javascript.bridge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.chuhe.core.IllegalMoveException;
import org.chuhe.core.Illegality;
import org.chuhe.core.notation.NotationException;
import org.chuhe.text.Language;
import org.chuhe.text.Message;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** What goes wrong, as an error of the other language: what is known of it, and the words in every language. */
final class ScriptFailure {
    /** Makes an error and throws it. */
    @JSFunctor
    interface Thrower extends JSObject {
        void raise(JSObject details);
    }

    private static @Nullable Thrower thrower;

    private ScriptFailure() {}

    static void by(Thrower given) {
        thrower = given;
    }

    /** Never returns; what it is said to return is for the compiler. */
    static IllegalStateException of(IllegalArgumentException problem) {
        Map<String, Object> details = new LinkedHashMap<>();
        if (problem instanceof NotationException notation) {
            details.put("problem", notation.problem().code());
            details.put("text", notation.text());
            details.put("offset", notation.offset());
            details.put("ply", notation.ply());
            details.put("suggestions", notation.suggestions());
            details.put("messages", messages(notation.message()));
        } else if (problem instanceof IllegalMoveException illegal) {
            details.put("problem", "illegal");
            details.put("text", illegal.move().toString());
            Optional<Message> why = Illegality.of(illegal.position(), illegal.move())
                    .map(reason -> reason.message(illegal.position(), illegal.move()));
            why.ifPresent(message -> details.put("messages", messages(message)));
        } else {
            details.put("problem", "unusable");
            details.put("text", String.valueOf(problem.getMessage()));
        }
        if (thrower != null) {
            thrower.raise(Trees.toScript(details));
        }
        return new IllegalStateException(problem);
    }

    static Map<String, String> messages(Message message) {
        Map<String, String> messages = new LinkedHashMap<>();
        for (Language language : Language.values()) {
            messages.put(language.code(), message.in(language.locale()));
        }
        return messages;
    }

    /**
     * The locale of a language's code, or of whatever tag comes near one: {@code zh-TW}; {@code en-x-wxf} is that of a reader
     * who has chosen a notation.
     */
    static Locale locale(String tag) {
        int chosen = tag.indexOf("-x-");
        Language language = Language.of(Locale.forLanguageTag(chosen < 0 ? tag : tag.substring(0, chosen)));
        return chosen < 0 ? language.locale() : Locale.forLanguageTag(language.code() + tag.substring(chosen));
    }

    /** The codes of all languages. */
    static JSObject languages() {
        List<String> codes = new ArrayList<>();
        for (Language language : Language.values()) {
            codes.add(language.code());
        }
        return Trees.toScript(codes);
    }
}
