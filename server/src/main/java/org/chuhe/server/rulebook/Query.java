package org.chuhe.server.rulebook;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What somebody is looking for, made comparable: words, and the figure that is meant if it is a figure's number. Nothing
 * typed is ever a pattern, and only so much of it is read.
 */
final class Query {
    /** More than this is not read. */
    static final int LONGEST = 100;

    private static final int MOST_TERMS = 8;
    private static final Pattern FIGURE =
            Pattern.compile("(?:(参考图|reference figure|reference|ref)|图|例|figure|fig|diagram|case)[. ]{0,3}(\\d{1,3})");

    private final List<String> terms;
    private final Optional<String> figure;

    private Query(List<String> terms, Optional<String> figure) {
        this.terms = terms;
        this.figure = figure;
    }

    static Query of(String text) {
        String folded = Folding.fold(text.substring(0, Math.min(text.length(), LONGEST)))
                .strip();
        Set<String> terms = new LinkedHashSet<>();
        StringBuilder term = new StringBuilder();
        for (int i = 0; i <= folded.length(); i++) {
            char c = i < folded.length() ? folded.charAt(i) : ' ';
            if (belongs(c, term)) {
                term.append(c);
            } else {
                add(terms, term.toString());
                term.setLength(0);
            }
        }
        Matcher matcher = FIGURE.matcher(folded);
        Optional<String> figure = matcher.matches()
                ? Optional.of((matcher.group(1) == null ? "" : "reference ") + "figure " + matcher.group(2))
                : Optional.empty();
        return new Query(terms.stream().limit(MOST_TERMS).toList(), figure);
    }

    /** Letters of any script, digits; within a number also what article numbers contain. */
    private static boolean belongs(char c, CharSequence term) {
        return Character.isLetterOrDigit(c)
                || Character.isSurrogate(c)
                || !term.isEmpty() && (c == '.' || c == '(' || c == ')' || c == '-');
    }

    private static void add(Set<String> terms, String term) {
        String trimmed = term;
        while (trimmed.endsWith(".") || trimmed.endsWith("-") || trimmed.endsWith("(")) {
            trimmed = trimmed.substring(0, trimmed.length() - 1);
        }
        if (!trimmed.isEmpty()) {
            terms.add(trimmed);
        }
    }

    List<String> terms() {
        return terms;
    }

    /** The English label, in small letters, of the figure that is meant: {@code figure 6}. */
    Optional<String> figure() {
        return figure;
    }

    /** The same, content with parts of Chinese words: 联合捉子吗 also finds 联合捉. */
    Query loosened() {
        List<String> parts = new ArrayList<>();
        for (String term : terms) {
            if (term.length() <= 2 || term.charAt(0) < 0x2E80) {
                parts.add(term);
                continue;
            }
            for (int i = 0; i + 2 <= term.length(); i++) {
                parts.add(term.substring(i, i + 2));
            }
        }
        return new Query(parts.stream().distinct().limit(3L * MOST_TERMS).toList(), figure);
    }
}
