package org.chuhe.core.text;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The message files of a package: {@code messages_zh.properties} and {@code messages_en.properties} beside a class.
 * Chinese readers get the Chinese text, everybody else the English one, whatever the machine's own locale.
 */
public final class Messages {
    private final ResourceBundle chinese;
    private final ResourceBundle english;

    private Messages(String name, ClassLoader loader) {
        ResourceBundle.Control exact =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        chinese = ResourceBundle.getBundle(name, Locale.CHINESE, loader, exact);
        english = ResourceBundle.getBundle(name, Locale.ENGLISH, loader, exact);
    }

    /** The messages that lie beside a class. */
    public static Messages beside(Class<?> anchor) {
        return new Messages(anchor.getPackageName() + ".messages", anchor.getClassLoader());
    }

    /** A message to be put into words later; arguments fill the places {0}, {1} … */
    public Message message(String key, Object... arguments) {
        return new Message(this, key, List.of(arguments));
    }

    /** A message in words at once. */
    public String text(Locale locale, String key, Object... arguments) {
        return message(key, arguments).in(locale);
    }

    String pattern(Locale locale, String key) {
        return (locale.getLanguage().equals("zh") ? chinese : english).getString(key);
    }
}
