package org.chuhe.records.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Puts a {@link Line} together. It does not ask whether the moves are legal: {@link GameBuilder} does. */
final class LineBuilder {
    private static final int FIRST_SIZE = 96;

    private short[] codes;
    private int length;
    private @Nullable Map<Integer, StringBuilder> comments;
    private @Nullable Map<Integer, Set<String>> marks;
    private @Nullable Map<Integer, MoveTime> times;
    private @Nullable Map<Integer, List<LineBuilder>> variations;

    LineBuilder(boolean variation) {
        codes = new short[variation ? 8 : FIRST_SIZE];
    }

    int length() {
        return length;
    }

    int code(int ply) {
        return codes[ply - 1];
    }

    void add(int code) {
        if (length == codes.length) {
            codes = Arrays.copyOf(codes, 2 * length);
        }
        codes[length++] = (short) code;
    }

    void comment(int ply, String text) {
        String clean = Comments.clean(text);
        if (ply > 0) {
            int marksEnd = MoveMarks.length(clean);
            mark(ply, clean.substring(0, marksEnd));
            clean = clean.substring(marksEnd);
        }
        if (clean.isEmpty()) {
            return;
        }
        if (comments == null) {
            comments = new TreeMap<>();
        }
        StringBuilder before = comments.computeIfAbsent(ply, key -> new StringBuilder());
        before.append(before.isEmpty() ? "" : "\n").append(clean);
    }

    void mark(int ply, String mark) {
        if (mark.isBlank()) {
            return;
        }
        if (marks == null) {
            marks = new TreeMap<>();
        }
        MoveMarks.add(mark, marks.computeIfAbsent(ply, key -> new LinkedHashSet<>()));
    }

    void time(int ply, MoveTime time) {
        if (times == null) {
            times = new TreeMap<>();
        }
        times.merge(ply, time, (one, two) -> two.or(one));
    }

    void variation(int ply, LineBuilder line) {
        if (variations == null) {
            variations = new TreeMap<>();
        }
        variations.computeIfAbsent(ply, key -> new ArrayList<>(2)).add(line);
    }

    /** The main line. */
    Line build() {
        return new Line(
                Arrays.copyOf(codes, length),
                texts(comments, StringBuilder::toString),
                texts(marks, each -> String.join(" ", each)),
                frozen(times),
                builtVariations());
    }

    private Map<Integer, List<Line>> builtVariations() {
        if (variations == null) {
            return Map.of();
        }
        Map<Integer, List<Line>> built = new TreeMap<>();
        variations.forEach((ply, lines) -> {
            List<Line> alternatives = new ArrayList<>();
            lines.forEach(line -> line.buildAlternatives(alternatives));
            if (!alternatives.isEmpty()) {
                built.put(ply, List.copyOf(alternatives));
            }
        });
        return frozen(built);
    }

    /** This line, then the alternatives to its first move: they are alternatives to the same move. */
    private void buildAlternatives(List<Line> alternatives) {
        if (length == 0) {
            return;
        }
        List<LineBuilder> siblings = variations == null ? null : variations.remove(1);
        if (comments != null && comments.containsKey(0)) {
            StringBuilder before = comments.remove(0);
            StringBuilder after = comments.remove(1);
            comment(1, after == null ? before.toString() : before + "\n" + after);
        }
        alternatives.add(build());
        if (siblings != null) {
            siblings.forEach(line -> line.buildAlternatives(alternatives));
        }
    }

    private static <V> Map<Integer, String> texts(@Nullable Map<Integer, V> parts, Function<V, String> join) {
        if (parts == null) {
            return Map.of();
        }
        Map<Integer, String> texts = new TreeMap<>();
        parts.forEach((ply, part) -> texts.put(ply, join.apply(part)));
        return frozen(texts);
    }

    private static <V> Map<Integer, V> frozen(@Nullable Map<Integer, V> map) {
        return map == null || map.isEmpty() ? Map.of() : Collections.unmodifiableMap(map);
    }
}
