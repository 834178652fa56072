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
    ICCS;

    /** The notation of a locale: the chosen one, or else Chinese for Chinese readers and coordinates for others. */
    public static ReaderNotation of(Locale locale) {
        String chosen = locale.getExtension(Locale.PRIVATE_USE_EXTENSION);
        ReaderNotation usual = Language.of(locale).isChinese() ? CHINESE : ICCS;
        return chosen == null ? usual : named(chosen, usual);
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

    /** {@code chinese}, {@code wxf} or {@code iccs}. */
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
