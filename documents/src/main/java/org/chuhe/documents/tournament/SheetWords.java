package org.chuhe.documents.tournament;

import java.util.Locale;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Kind;
import org.chuhe.text.Messages;

/** The words of the sheets in one language. */
record SheetWords(Locale locale) {
    private static final Messages MESSAGES = Messages.beside(SheetWords.class);

    String of(String key, Object... arguments) {
        return MESSAGES.text(locale, key, arguments);
    }

    /** A column with the heading of a key. */
    Column column(String key, Kind kind) {
        return new Column(of("column." + key), kind);
    }
}
