package org.chuhe.game.result;

import java.util.Locale;
import org.chuhe.arbiter.claim.Grounds;
import org.chuhe.text.Translated;

/**
 * Why something was decided. What people say is kept as they say it; what the program finds is kept as facts, and put into
 * words whenever somebody reads it.
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

    /** Found by the program. */
    record Found(Grounds grounds) implements Words {
        @Override
        public String in(Locale locale) {
            return grounds.words().in(locale);
        }
    }

    /** What somebody said; everybody reads it as it was said. */
    static Words said(String text) {
        return new Said(Translated.same(text));
    }

    static Words said(Translated text) {
        return new Said(text);
    }

    /** The sentence for a reader. */
    String in(Locale locale);
}
