package org.chuhe.core.notation;

import java.util.Locale;
import org.chuhe.text.Language;

/**
 * How somebody reads moves. It goes with his language unless he has chosen otherwise; the choice is then part of his
 * locale, as private use subtags are meant for ({@code en-x-wxf}), so that whatever is put into his words follows it.
 */
public enum ReaderNotation {
    /** 炮二平五. */
    CHINESE,
    /** C2.5. */
    WXF,
    /** h2e2. */
    ICCS,
    /** P2-5; the name is short because a subtag of a locale has at most eight letters. */
    VIET;

    /** The notation of a locale: the chosen one, or else that of his language, coordinates where it has none. */
    public static ReaderNotation of(Locale locale) {
        String chosen = locale.getExtension(Locale.PRIVATE_USE_EXTENSION);
        ReaderNotation usual = usual(Language.of(locale), ICCS);
        return chosen == null ? usual : named(chosen, usual);
    }

    /** The notation that readers of a language are used to, or another where it has none of its own. */
    public static ReaderNotation usual(Language language, ReaderNotation otherwise) {
        return language.isChinese() ? CHINESE : language == Language.VIETNAMESE ? VIET : otherwise;
    }

    /** The notation of a name; another if there is none of that name. */
    public static ReaderNotation named(String id, ReaderNotation otherwise) {
        for (ReaderNotation notation : values()) {
            if (notation.id().equals(id)) {
                return notation;
            }
        }
        return otherwise;
    }

    /** {@code chinese}, {@code wxf}, {@code iccs} or {@code viet}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The locale of somebody who has chosen this. */
    public Locale chosenIn(Locale locale) {
        return new Locale.Builder()
                .setLocale(locale)
                .setExtension(Locale.PRIVATE_USE_EXTENSION, id())
                .build();
    }
}
