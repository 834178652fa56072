package org.chuhe.game.result;

import java.util.List;
import java.util.Locale;
import org.chuhe.text.Message;

/**
 * Why something was decided. What people say is kept as they say it; what the program finds is kept as a word and its
 * arguments, and put into a sentence whenever somebody reads it.
 */
public sealed interface Words {
    /** Nothing was said. */
    Words NONE = new Said("", "");

    /** In somebody's own words. */
    record Said(String zh, String en) implements Words {
        @Override
        public String in(Locale locale) {
            return locale.getLanguage().equals("zh") ? zh : en;
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

    static Words said(String zh, String en) {
        return new Said(zh, en);
    }

    /** What a message says; in finished sentences only if the format has no word for it. */
    static Words of(Message message) {
        return ReasonCodes.of(message)
                .orElseGet(() -> new Said(message.in(Locale.CHINESE), message.in(Locale.ENGLISH)));
    }

    /** The sentence, in Chinese for a Chinese locale and in English otherwise. */
    String in(Locale locale);
}
