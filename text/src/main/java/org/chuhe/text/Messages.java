package org.chuhe.text;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The message files of a package: {@code messages_CODE.properties} beside a class, one for each {@link Language}
 * but traditional Chinese, which is made from the Chinese one. A reader gets his own language, whatever the machine's; what
 * that file does not say is said in English.
 */
public final class Messages {
    private final Class<?> anchor;
    private final Map<Language, Map<String, String>> files = new ConcurrentHashMap<>();

    private Messages(Class<?> anchor) {
        this.anchor = anchor;
    }

    /** The messages that lie beside a class. */
    public static Messages beside(Class<?> anchor) {
        return new Messages(anchor);
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
        Map<String, String> found = new TreeMap<>();
        file(Language.ENGLISH).forEach((key, text) -> {
            if (key.startsWith(prefix)) {
                found.put(key, text);
            }
        });
        found.replaceAll((key, english) -> file(Language.of(locale)).getOrDefault(key, english));
        return found;
    }

    /** All texts for a reader, with their places unfilled; English is read only where his language leaves something out. */
    public Map<String, String> all(Locale locale) {
        Language language = Language.of(locale);
        Map<String, String> texts = new HashMap<>();
        if (!Language.WHOLE.contains(language)) {
            texts.putAll(file(Language.ENGLISH));
        }
        texts.putAll(file(language));
        return texts;
    }

    String pattern(Locale locale, String key) {
        String own = file(Language.of(locale)).get(key);
        String text = own == null ? file(Language.ENGLISH).get(key) : own;
        if (text == null) {
            throw new IllegalArgumentException("no message " + key + " beside " + anchor.getName());
        }
        return text;
    }

    /** A file is read when somebody wants its language: most processes speak one. */
    private Map<String, String> file(Language language) {
        Map<String, String> read = files.get(language);
        if (read == null) {
            read = language == Language.TRADITIONAL_CHINESE ? traditional() : read(language);
            files.put(language, read);
        }
        return read;
    }

    private Map<String, String> traditional() {
        Map<String, String> texts = new HashMap<>();
        file(Language.CHINESE).forEach((key, text) -> texts.put(key, TraditionalChinese.of(text)));
        return texts;
    }

    private Map<String, String> read(Language language) {
        return TextFile.properties(anchor, "messages_" + language.code() + ".properties");
    }

    /** The same files are the same messages. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Messages that && folder().equals(that.folder());
    }

    @Override
    public int hashCode() {
        return folder().hashCode();
    }

    private String folder() {
        String name = anchor.getName();
        return name.substring(0, name.lastIndexOf('.') + 1);
    }
}
