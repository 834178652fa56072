package org.chuhe.server.rulebook;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.text.Folding;

/**
 * What somebody is looking for, made comparable: words, and the figure that is meant if it is a figure's number. Nothing
 * typed is ever a pattern, and only so much of it is read.
 */
final class Query {
    /** More than this is not read. */
    static final int LONGEST = 100;

    private static final int MOST_TERMS = 8;
    private static final Pattern FIGURE = Pattern.compile("(图|figure|fig|diagram)[. ]{0,3}(\\d{1,3})");
    private static final Pattern REFERENCE_FIGURE =
            Pattern.compile("(参考图|reference figure|reference|ref)[. ]{0,3}(\\d{1,3})");
    private static final Pattern CASE = Pattern.compile("(例|case)[. ]{0,3}(\\d{1,3})");

    /** Pieces by the names that other books give them, and how ours call them. */
    private static final Map<String, String> PIECES = Map.of(
            "king", "general",
            "rook", "chariot",
            "knight", "horse",
            "bishop", "elephant",
            "minister", "elephant",
            "guard", "advisor",
            "mandarin", "advisor",
            "pawn", "soldier");

    private final List<String> terms;
    private final List<String> figures;

    private Query(List<String> terms, List<String> figures) {
        this.terms = terms;
        this.figures = figures;
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
        return new Query(terms.stream().limit(MOST_TERMS).toList(), figures(folded));
    }

    private static List<String> figures(String folded) {
        Matcher matcher = FIGURE.matcher(folded);
        if (matcher.matches()) {
            return List.of("figure " + matcher.group(2), "diagram " + matcher.group(2));
        }
        matcher = REFERENCE_FIGURE.matcher(folded);
        if (matcher.matches()) {
            return List.of("reference figure " + matcher.group(2));
        }
        matcher = CASE.matcher(folded);
        return matcher.matches() ? List.of("case " + matcher.group(2)) : List.of();
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
            terms.add(ourName(trimmed));
        }
    }

    private static String ourName(String term) {
        boolean several = term.endsWith("s");
        String name = PIECES.get(several ? term.substring(0, term.length() - 1) : term);
        return name == null ? term : several ? name + "s" : name;
    }

    List<String> terms() {
        return terms;
    }

    /** The words in a row. */
    String phrase() {
        return String.join(" ", terms);
    }

    /** The English labels, in small letters, of the figure that is meant: {@code figure 6}; empty if none is. */
    List<String> figures() {
        return figures;
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
        return new Query(parts.stream().distinct().limit(3L * MOST_TERMS).toList(), figures);
    }
}
