package org.chuhe.game;

import java.util.Locale;
import org.chuhe.core.text.Message;

/** A reason in both languages, as it is kept in the log. */
public record Words(String zh, String en) {
    public static final Words NONE = new Words("", "");

    public static Words of(Message message) {
        return new Words(message.in(Locale.CHINESE), message.in(Locale.ENGLISH));
    }

    public String in(Locale locale) {
        return locale.getLanguage().equals("zh") ? zh : en;
    }
}
