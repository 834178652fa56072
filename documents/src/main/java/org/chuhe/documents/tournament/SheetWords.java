package org.chuhe.documents.tournament;

import java.util.Locale;
import org.chuhe.text.Messages;

/** The words of the sheets in one language. */
record SheetWords(Locale locale) {
    private static final Messages MESSAGES = Messages.beside(SheetWords.class);

    String of(String key, Object... arguments) {
        return MESSAGES.text(locale, key, arguments);
    }
}
