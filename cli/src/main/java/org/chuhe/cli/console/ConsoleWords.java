package org.chuhe.cli.console;

import java.util.Collections;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.function.Function;
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
        return help(locale, Map.of());
    }

    /** These texts and others, which are made when they are asked for. */
    public static ResourceBundle help(Locale locale, Map<String, Function<Locale, String>> others) {
        return new Help(locale, MESSAGES.all(locale), others);
    }

    private static final class Help extends ResourceBundle {
        private final Locale locale;
        private final Map<String, String> texts;
        private final Map<String, Function<Locale, String>> others;

        Help(Locale locale, Map<String, String> texts, Map<String, Function<Locale, String>> others) {
            this.locale = locale;
            this.texts = texts;
            this.others = others;
        }

        @Override
        protected @Nullable Object handleGetObject(String key) {
            Function<Locale, String> other = others.get(key);
            return other == null ? texts.get(key) : other.apply(locale);
        }

        @Override
        public Enumeration<String> getKeys() {
            Set<String> keys = new HashSet<>(texts.keySet());
            keys.addAll(others.keySet());
            return Collections.enumeration(keys);
        }
    }
}
