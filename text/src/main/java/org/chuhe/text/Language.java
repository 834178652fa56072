package org.chuhe.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A language in which people are spoken to. A new one is a constant here and its message files; what it does not say yet
 * is said in English. Traditional Chinese has no files: it is made from the Chinese ones ({@link TraditionalChinese}).
 */
public enum Language implements Coded {
    CHINESE("zh", "zh-Hans", "简", "、"),
    ENGLISH("en", "en", "EN", ", "),
    TRADITIONAL_CHINESE("zh-Hant", "zh-Hant", "繁", "、"),
    VIETNAMESE("vi", "vi", "VI", ", ");

    /** The languages in which whatever is stored in words is kept; readers of others get it from these. */
    public static final List<Language> KEPT = List.of(CHINESE, ENGLISH);

    /** The languages that everything is said in. */
    public static final List<Language> WHOLE = List.of(CHINESE, ENGLISH, TRADITIONAL_CHINESE);

    private final String code;
    private final String tag;
    private final String label;
    private final String separator;
    private final Locale locale;

    Language(String code, String tag, String label, String separator) {
        this.code = code;
        this.tag = tag;
        this.label = label;
        this.separator = separator;
        this.locale = Locale.forLanguageTag(code);
    }

    @Override
    public String code() {
        return code;
    }

    /** For the {@code lang} of a page: with the script, where one language has several. */
    public String tag() {
        return tag;
    }

    /** What a link to it says: short, in the language itself. */
    public String label() {
        return label;
    }

    public Locale locale() {
        return locale;
    }

    /** Whether its readers read moves and pieces in Chinese characters. */
    public boolean isChinese() {
        return locale.getLanguage().equals("zh");
    }

    /** The text for its readers of one that is written in simplified Chinese. */
    public String ofChinese(String simplified) {
        return this == TRADITIONAL_CHINESE ? TraditionalChinese.of(simplified) : simplified;
    }

    /** What stands between the parts of a list. */
    String separator() {
        return separator;
    }

    /** The language for a reader: his own, or English. */
    public static Language of(Locale reader) {
        return near(reader).orElse(ENGLISH);
    }

    /** The language a browser asks for ({@code Accept-Language}): the first that we speak, or English if it names others. */
    public static Language accepted(String header, Language otherwise) {
        boolean others = false;
        try {
            for (Locale.LanguageRange range : Locale.LanguageRange.parse(header)) {
                if (!range.getRange().startsWith("*")) {
                    Optional<Language> known = near(Locale.forLanguageTag(range.getRange()));
                    if (known.isPresent()) {
                        return known.get();
                    }
                    others = true;
                }
            }
        } catch (IllegalArgumentException e) {
            return otherwise;
        }
        return others ? ENGLISH : otherwise;
    }

    /** The code, as people write it. */
    @Override
    public String toString() {
        return code;
    }

    private static Optional<Language> near(Locale reader) {
        for (Language language : values()) {
            if (language.locale.equals(reader)) {
                return Optional.of(language);
            }
        }
        if (reader.getLanguage().equals("zh")) {
            return Optional.of(readsTraditional(reader) ? TRADITIONAL_CHINESE : CHINESE);
        }
        for (Language language : values()) {
            if (language.locale.getLanguage().equals(reader.getLanguage())) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }

    /** By the script ({@code zh-Hant}), or where none is named by the country ({@code zh-TW}). */
    private static boolean readsTraditional(Locale reader) {
        String tag = reader.toLanguageTag() + "-";
        return tag.startsWith("zh-Hant-")
                || tag.startsWith("zh-TW-")
                || tag.startsWith("zh-HK-")
                || tag.startsWith("zh-MO-");
    }
}
