package org.chuhe.cli.console;

import java.util.Locale;
import java.util.ResourceBundle;
import org.chuhe.text.Language;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** The words of the command line. */
public final class ConsoleWords {
    private static final Messages MESSAGES = Messages.beside(ConsoleWords.class);

    private ConsoleWords() {}

    public static Message message(String key, Object... arguments) {
        return MESSAGES.message(key, arguments);
    }

    /** The same file, as picocli wants it for help texts. */
    public static ResourceBundle help(Locale locale) {
        return ResourceBundle.getBundle(
                ConsoleWords.class.getPackageName() + ".messages",
                Language.of(locale).locale(),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }
}
