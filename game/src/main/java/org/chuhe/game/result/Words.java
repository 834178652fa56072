package org.chuhe.game.result;

import java.util.List;
import java.util.Locale;
import org.chuhe.text.Message;
import org.chuhe.text.Translated;

/**
 * Why something was decided. What people say is kept as they say it; what the program finds is kept as a word and its
 * arguments, and put into a sentence whenever somebody reads it.
 */
public sealed interface Words {
    /** Nothing was said. */
    Words NONE = said("");

    /** In somebody's own words. */
    record Said(Translated text) implements Words {
        @Override
        public String in(Locale locale) {
            return text.in(locale);
        }
    }

    /**
     * Found by the program.
     *
     * @param code what, by the word of the format; a newer program may know words that this one does not
     * @param arguments what fills the sentence
     */
    record Reasoned(String code, List<Words> arguments) implements Words {
        public Reasoned {
            arguments = List.copyOf(arguments);
        }

        @Override
        public String in(Locale locale) {
            return ReasonCodes.sentence(this, locale);
        }
    }

    /** What somebody said; everybody reads it as it was said. */
    static Words said(String text) {
        return new Said(Translated.same(text));
    }

    static Words said(Translated text) {
        return new Said(text);
    }

    /** What a message says; in finished sentences only if the format has no word for it. */
    static Words of(Message message) {
        return ReasonCodes.of(message).orElseGet(() -> new Said(Translated.of(message::in)));
    }

    /** The sentence for a reader. */
    String in(Locale locale);
}
