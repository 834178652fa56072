package org.chuhe.text;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/** Something to say, independent of the language it will be said in. Arguments may be messages, or lists. */
public final class Message {
    private final Messages source;
    private final String key;
    private final List<Object> arguments;

    Message(Messages source, String key, List<Object> arguments) {
        this.source = source;
        this.key = key;
        this.arguments = arguments;
    }

    /** The name of the message in its file. */
    public String key() {
        return key;
    }

    /** What fills the places {0}, {1} … */
    public List<Object> arguments() {
        return arguments;
    }

    /** The words for a reader. */
    public String in(Locale locale) {
        String pattern = source.pattern(locale, key);
        StringBuilder text = new StringBuilder(pattern.length() + 32);
        int i = 0;
        while (i < pattern.length()) {
            char c = pattern.charAt(i);
            int place = c == '{' && i + 2 < pattern.length() && pattern.charAt(i + 2) == '}'
                    ? pattern.charAt(i + 1) - '0'
                    : -1;
            if (place >= 0 && place < arguments.size()) {
                text.append(words(arguments.get(place), locale));
                i += 3;
            } else {
                text.append(c);
                i++;
            }
        }
        return text.toString();
    }

    private static String words(Object argument, Locale locale) {
        if (argument instanceof Message message) {
            return message.in(locale);
        }
        if (argument instanceof List<?> list) {
            String separator = Language.of(locale).separator();
            return list.stream().map(each -> words(each, locale)).collect(Collectors.joining(separator));
        }
        return String.valueOf(argument);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Message that
                && source.equals(that.source)
                && key.equals(that.key)
                && arguments.equals(that.arguments);
    }

    @Override
    public int hashCode() {
        return Objects.hash(key, arguments);
    }

    /** The English words, for logs and debuggers. */
    @Override
    public String toString() {
        return in(Locale.ENGLISH);
    }
}
