package org.chuhe.cli.console;

import java.util.Locale;
import java.util.ResourceBundle;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** The words of the command line. */
public final class Words {
    private static final Messages MESSAGES = Messages.beside(Words.class);

    private Words() {}

    public static Message message(String key, Object... arguments) {
        return MESSAGES.message(key, arguments);
    }

    /** The same file, as picocli wants it for help texts. */
    public static ResourceBundle help(Locale locale) {
        return ResourceBundle.getBundle(
                Words.class.getPackageName() + ".messages",
                locale,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }
}
