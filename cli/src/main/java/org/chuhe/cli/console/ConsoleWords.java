package org.chuhe.cli.console;

import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;
import org.jspecify.annotations.Nullable;

/** The words of the command line. */
public final class ConsoleWords {
    private static final Messages MESSAGES = Messages.beside(ConsoleWords.class);

    private ConsoleWords() {}

    public static Message message(String key, Object... arguments) {
        return MESSAGES.message(key, arguments);
    }

    /** The same texts, as picocli wants them for help. */
    public static ResourceBundle help(Locale locale) {
        return new Help(MESSAGES.all(locale));
    }

    private static final class Help extends ResourceBundle {
        private final Map<String, String> texts;

        Help(Map<String, String> texts) {
            this.texts = texts;
        }

        @Override
        protected @Nullable Object handleGetObject(String key) {
            return texts.get(key);
        }

        @Override
        public Enumeration<String> getKeys() {
            return Collections.enumeration(texts.keySet());
        }
    }
}
