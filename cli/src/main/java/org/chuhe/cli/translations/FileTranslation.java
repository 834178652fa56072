package org.chuhe.cli.translations;

import java.io.IOException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.text.Language;

/**
 * A message file in a language, held against the file in Chinese and in English.
 *
 * @param file the file
 * @param language the language
 * @param all how many texts there are
 * @param missing the keys that it leaves out
 * @param unknown the keys that no program asks for
 * @param misplaced the keys whose text leaves out a place that all others fill, or has one that none has
 */
public record FileTranslation(
        MessageFile file,
        Language language,
        int all,
        List<String> missing,
        List<String> unknown,
        List<String> misplaced) {
    private static final Pattern PLACE = Pattern.compile("\\{([0-9])(?:\\|[^|{}]*\\|[^|{}]*)?}");

    public static FileTranslation of(MessageFile file, Language language) throws IOException {
        Map<String, String> english = file.texts(Language.ENGLISH);
        Map<String, String> chinese = file.texts(Language.CHINESE);
        Map<String, String> own = file.texts(language);
        List<String> misplaced = own.keySet().stream()
                .filter(english::containsKey)
                .filter(key -> !fits(
                        places(own.getOrDefault(key, "")),
                        places(english.getOrDefault(key, "")),
                        places(chinese.getOrDefault(key, ""))))
                .toList();
        return new FileTranslation(
                file,
                language,
                english.size(),
                without(english.keySet(), own.keySet()),
                without(own.keySet(), english.keySet()),
                misplaced);
    }

    /** How many texts are there. */
    public int said() {
        return all - missing.size();
    }

    /** Whether something is there that cannot stay so. */
    public boolean isWrong() {
        return !unknown.isEmpty() || !misplaced.isEmpty();
    }

    private static List<String> without(Collection<String> keys, Collection<String> others) {
        return keys.stream().filter(key -> !others.contains(key)).toList();
    }

    /** What both others fill must be there; what neither has cannot be filled. */
    private static boolean fits(Set<String> own, Set<String> one, Set<String> other) {
        Set<String> both = new HashSet<>(one);
        both.retainAll(other);
        Set<String> either = new HashSet<>(one);
        either.addAll(other);
        return own.containsAll(both) && either.containsAll(own);
    }

    private static Set<String> places(String text) {
        Set<String> places = new TreeSet<>();
        Matcher matcher = PLACE.matcher(text);
        while (matcher.find()) {
            places.add(matcher.group(1));
        }
        return places;
    }
}
