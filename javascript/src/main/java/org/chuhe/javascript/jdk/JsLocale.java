package org.chuhe.javascript.jdk;

import org.jspecify.annotations.Nullable;

/** {@link java.util.Locale}: a language tag, and of that the language and the private part ({@code en-x-wxf}). */
public final class JsLocale {
    public static final JsLocale ROOT = new JsLocale("");
    public static final JsLocale ENGLISH = new JsLocale("en");
    public static final JsLocale CHINESE = new JsLocale("zh");

    private final String tag;

    private JsLocale(String tag) {
        this.tag = tag;
    }

    public static JsLocale forLanguageTag(String tag) {
        return new JsLocale(tag);
    }

    /** The classes of the JDK that ask for it only look things up in it. */
    public static JsLocale getDefault() {
        return ROOT;
    }

    public String getLanguage() {
        int end = tag.indexOf('-');
        return end < 0 ? tag : tag.substring(0, end);
    }

    public @Nullable String getExtension(char key) {
        int start = tag.indexOf("-" + key + "-");
        return start < 0 ? null : tag.substring(start + 3);
    }

    public String toLanguageTag() {
        return tag.isEmpty() ? "und" : tag;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof JsLocale that && tag.equals(that.tag);
    }

    @Override
    public int hashCode() {
        return tag.hashCode();
    }

    @Override
    public String toString() {
        return tag;
    }
}
