package org.chuhe.text;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A text in the languages it was written in; never in none.
 *
 * @param texts the text by language
 */
public record Translated(Map<Language, String> texts) {
    public Translated {
        if (texts.isEmpty()) {
            throw new IllegalArgumentException("a text in no language");
        }
        texts = Collections.unmodifiableMap(new EnumMap<>(texts));
    }

    /** In all languages that are kept: what a message, or anything else that can be put into words, says. */
    public static Translated of(Function<Locale, String> words) {
        return of(Language.KEPT, words);
    }

    /** For whoever reads it now: in all languages but those whose readers see the same in one that is kept. */
    public static Translated forReaders(Function<Locale, String> words) {
        Map<Language, String> texts = new EnumMap<>(of(words).texts());
        for (Language language : Language.values()) {
            Language instead = language.isChinese() ? Language.CHINESE : Language.ENGLISH;
            String text = words.apply(language.locale());
            if (!text.equals(texts.get(instead))) {
                texts.put(language, text);
            }
        }
        return new Translated(texts);
    }

    /** For readers of these languages. */
    public static Translated of(List<Language> languages, Function<Locale, String> words) {
        Map<Language, String> texts = new EnumMap<>(Language.class);
        for (Language language : languages) {
            texts.put(language, words.apply(language.locale()));
        }
        return new Translated(texts);
    }

    /** The same words for all readers. */
    public static Translated same(String text) {
        return of(reader -> text);
    }

    /** What is found under the languages' codes; the languages of which nothing is found have nothing. */
    public static Optional<Translated> byCode(Function<String, Optional<String>> found) {
        Map<Language, String> texts = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            found.apply(language.code()).ifPresent(text -> texts.put(language, text));
        }
        return texts.isEmpty() ? Optional.empty() : Optional.of(new Translated(texts));
    }

    /** By the languages' codes, in their order. */
    public Map<String, String> byCode() {
        Map<String, String> found = new LinkedHashMap<>();
        texts.forEach((language, text) -> found.put(language.code(), text));
        return found;
    }

    /** The text for a reader: in his language, else in English, else in what there is. */
    public String in(Locale reader) {
        Language language = Language.of(reader);
        String own = texts.get(language);
        if (own != null) {
            return own;
        }
        String chinese = texts.get(Language.CHINESE);
        if (language.isChinese() && chinese != null) {
            // What somebody wrote himself, in whatever script, is the same for all and stays as he wrote it.
            return chinese.equals(texts.get(Language.ENGLISH)) ? chinese : language.ofChinese(chinese);
        }
        String english = texts.get(Language.ENGLISH);
        return english == null ? texts.values().iterator().next() : english;
    }

    /** Whether everybody reads the same words. */
    public boolean isSame() {
        return texts.values().stream().distinct().count() == 1;
    }

    /** Each text turned into another. */
    public Translated map(UnaryOperator<String> change) {
        Map<Language, String> changed = new EnumMap<>(Language.class);
        texts.forEach((language, text) -> changed.put(language, change.apply(text)));
        return new Translated(changed);
    }
}
