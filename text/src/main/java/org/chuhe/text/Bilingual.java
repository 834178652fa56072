package org.chuhe.text;

import java.util.Locale;

/** A text in Chinese and in English. */
public record Bilingual(String zh, String en) {
    /** The text for a reader. */
    public String in(Locale locale) {
        return Messages.isChinese(locale) ? zh : en;
    }
}
