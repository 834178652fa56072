package org.chuhe.server.rulebook;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.text.Folding;

/** Marks the words found in a text, and cuts out the stretch where the first of them stand. */
final class Highlight {
    private static final int BEFORE = 30;
    private static final int LONGEST = 160;
    private static final String CUT = "…";

    private final List<String> terms;

    Highlight(List<String> terms) {
        this.terms = terms;
    }

    /** The whole text. */
    List<Hit.Marked> all(String text) {
        String folded = Folding.fold(text);
        List<Hit.Marked> marked = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int start = next(folded, at);
            if (start < 0) {
                break;
            }
            if (start > at) {
                marked.add(new Hit.Marked(text.substring(at, start), false));
            }
            int end = start + longest(folded, start);
            marked.add(new Hit.Marked(text.substring(start, end), true));
            at = end;
        }
        if (at < text.length()) {
            marked.add(new Hit.Marked(text.substring(at), false));
        }
        return marked;
    }

    /** The part of a text around the first words found; nothing if there are none. */
    List<Hit.Marked> snippet(String text) {
        String line = text.replace('\n', ' ');
        int first = next(Folding.fold(line), 0);
        return first < 0 ? List.of() : around(line, first);
    }

    /** How a text begins, for one that was found by its title or number. */
    List<Hit.Marked> opening(String text) {
        return around(text.replace('\n', ' '), 0);
    }

    private List<Hit.Marked> around(String line, int first) {
        int from = first <= BEFORE ? 0 : wholeCharacter(line, first - BEFORE);
        int to = line.length() - from <= LONGEST ? line.length() : wholeCharacter(line, from + LONGEST);
        List<Hit.Marked> marked = new ArrayList<>(all(line.substring(from, to)));
        if (from > 0) {
            marked.add(0, new Hit.Marked(CUT, false));
        }
        if (to < line.length()) {
            marked.add(new Hit.Marked(CUT, false));
        }
        return marked;
    }

    /** Never between the two halves of a character, nor within a word of letters if that can be helped. */
    private static int wholeCharacter(String text, int at) {
        int place = at;
        while (place > 0
                && isLetter(text.charAt(place))
                && isLetter(text.charAt(place - 1))
                && at - place < BEFORE / 2) {
            place--;
        }
        return Character.isLowSurrogate(text.charAt(place)) ? place - 1 : place;
    }

    private static boolean isLetter(char c) {
        return c < 0x250 && Character.isLetterOrDigit(c);
    }

    private int next(String folded, int from) {
        int first = -1;
        for (String term : terms) {
            int at = folded.indexOf(term, from);
            if (at >= 0 && (first < 0 || at < first)) {
                first = at;
            }
        }
        return first;
    }

    private int longest(String folded, int at) {
        return terms.stream()
                .filter(term -> folded.startsWith(term, at))
                .mapToInt(String::length)
                .max()
                .orElseThrow();
    }
}
