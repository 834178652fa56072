package org.chuhe.documents.ruling;

import java.util.Locale;
import org.chuhe.text.Language;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** The words of the page in one language. */
record RulingWords(Locale locale) {
    private static final Messages MESSAGES = Messages.beside(RulingWords.class);

    String of(String key, Object... arguments) {
        return MESSAGES.text(locale, key, arguments);
    }

    String of(Message message) {
        return message.in(locale);
    }

    boolean chinese() {
        return Language.of(locale).isChinese();
    }
}
