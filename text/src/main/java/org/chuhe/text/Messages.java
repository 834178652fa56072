package org.chuhe.text;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.TreeMap;

/**
 * The message files of a package: {@code messages_zh.properties} and {@code messages_en.properties} beside a class.
 * Chinese readers get the Chinese text, everybody else the English one, whatever the machine's own locale.
 */
public final class Messages {
    private final String name;
    private final ResourceBundle chinese;
    private final ResourceBundle english;

    private Messages(String name, ClassLoader loader) {
        this.name = name;
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

    /** The texts whose keys begin so, with their places {0}, {1} … unfilled; for programs that fill them elsewhere. */
    public Map<String, String> patterns(Locale locale, String prefix) {
        ResourceBundle bundle = bundle(locale);
        Map<String, String> found = new TreeMap<>();
        for (String key : bundle.keySet()) {
            if (key.startsWith(prefix)) {
                found.put(key, bundle.getString(key));
            }
        }
        return found;
    }

    String pattern(Locale locale, String key) {
        return bundle(locale).getString(key);
    }

    private ResourceBundle bundle(Locale locale) {
        return isChinese(locale) ? chinese : english;
    }

    static boolean isChinese(Locale locale) {
        return locale.getLanguage().equals("zh");
    }

    /** The same files are the same messages. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Messages that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
