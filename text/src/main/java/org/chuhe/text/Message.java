package org.chuhe.text;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Something to say, independent of the language it will be said in. Arguments may be messages, or lists. A place {@code
 * {0|round|rounds}} holds the first word if the argument is 1 and the second otherwise.
 */
public final class Message {
    private static final Pattern COUNTED = Pattern.compile("\\{([0-9])\\|([^|{}]*)\\|([^|{}]*)}");

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
            int open = pattern.indexOf('{', i);
            text.append(pattern, i, open < 0 ? pattern.length() : open);
            i = open < 0 ? pattern.length() : place(pattern, open, locale, text);
        }
        return text.toString();
    }

    /** Fills the place that begins here, if it is one; returns where the text goes on. */
    private int place(String pattern, int open, Locale locale, StringBuilder text) {
        int place =
                open + 2 < pattern.length() && pattern.charAt(open + 2) == '}' ? pattern.charAt(open + 1) - '0' : -1;
        if (place >= 0 && place < arguments.size()) {
            text.append(words(arguments.get(place), locale));
            return open + 3;
        }
        Matcher counted = COUNTED.matcher(pattern).region(open, pattern.length());
        if (counted.lookingAt() && counted.group(1).charAt(0) - '0' < arguments.size()) {
            Object count = arguments.get(counted.group(1).charAt(0) - '0');
            text.append(counted.group(String.valueOf(count).equals("1") ? 2 : 3));
            return counted.end();
        }
        text.append('{');
        return open + 1;
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
