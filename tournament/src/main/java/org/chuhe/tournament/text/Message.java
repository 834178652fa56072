package org.chuhe.tournament.text;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;

/**
 * Something to tell the user: a key of the message files, the article it rests on, and what to fill in.
 *
 * @param key in {@code messages_zh.properties} and {@code messages_en.properties}
 * @param article of the 2011 rules; empty where no rule is concerned
 * @param arguments numbers, names, codes, further messages, or lists of these
 */
public record Message(String key, String article, List<Object> arguments) {
    private static final String BUNDLE = "org.chuhe.tournament.messages";

    public Message {
        arguments = List.copyOf(arguments);
    }

    /** A message that rests on an article. */
    public static Message of(String key, String article, Object... arguments) {
        return new Message(key, article, List.of(arguments));
    }

    /** A message without an article. */
    public static Message plain(String key, Object... arguments) {
        return new Message(key, "", List.of(arguments));
    }

    /** The sentence, without the article. Chinese for Chinese locales, else English. */
    public String text(Locale locale) {
        Locale language = "zh".equals(locale.getLanguage()) ? Locale.CHINESE : Locale.ENGLISH;
        String pattern = bundle(language).getString(key);
        Object[] filled = arguments.stream().map(a -> filled(a, language)).toArray();
        return new MessageFormat(pattern, Locale.ROOT).format(filled);
    }

    private static String filled(Object argument, Locale language) {
        if (argument instanceof Message message) {
            return message.text(language);
        }
        if (argument instanceof List<?> list) {
            String separator = bundle(language).getString("list.separator");
            return list.stream().map(a -> filled(a, language)).collect(Collectors.joining(separator));
        }
        return argument.toString();
    }

    /** The sentence with the article behind it, in brackets. */
    public String textWithArticle(Locale locale) {
        if (article.isEmpty()) {
            return text(locale);
        }
        return plain("article", text(locale), article).text(locale);
    }

    private static ResourceBundle bundle(Locale language) {
        return ResourceBundle.getBundle(
                BUNDLE, language, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_DEFAULT));
    }
}
