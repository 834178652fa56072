package org.chuhe.game.incident;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** "What now?": leads from what somebody types (摸子, illegal, 迟到, 8.1.3 …) to the incidents it may be about, best first. */
public final class WhatNow {
    /** Of a longer text only the beginning is read. */
    public static final int LONGEST = 80;

    /** What stands between words, after the text was brought to ordinary width. */
    public static final String BETWEEN_WORDS = " \t\n\r,;:!?。、";

    private static final Map<Incident, List<Clue>> CLUES = new EnumMap<>(Incident.class);

    static {
        for (Incident incident : Incident.values()) {
            CLUES.put(incident, cluesOf(incident));
        }
    }

    private WhatNow() {}

    private record Found(Incident incident, int score) {}

    /** The incidents that a text may be about; all of them, in the catalogue's order, if nothing is typed. */
    public static List<Incident> search(String text) {
        List<String> wanted = words(text);
        if (wanted.isEmpty()) {
            return List.of(Incident.values());
        }
        List<Found> found = new ArrayList<>();
        for (Incident incident : Incident.values()) {
            int score = wanted.stream().mapToInt(word -> weight(incident, word)).sum();
            if (score > 0) {
                found.add(new Found(incident, score));
            }
        }
        found.sort(Comparator.comparingInt(Found::score).reversed());
        return found.stream().map(Found::incident).toList();
    }

    /** By what an incident is recognised: a typed word counts as much as the weightiest clue that it agrees with. */
    public static List<Clue> clues(Incident incident) {
        return CLUES.getOrDefault(incident, List.of());
    }

    private static int weight(Incident incident, String word) {
        return clues(incident).stream()
                .filter(clue -> clue.pointsTo(word))
                .mapToInt(Clue::weight)
                .max()
                .orElse(0);
    }

    private static List<Clue> cluesOf(Incident incident) {
        List<String> known =
                IncidentWords.search(incident).stream().map(WhatNow::normal).toList();
        String number = incident.article().number();
        Set<String> above = new TreeSet<>();
        for (int dot = number.lastIndexOf('.'); dot > 0; dot = number.lastIndexOf('.', dot - 1)) {
            above.add(number.substring(0, dot));
        }
        return Stream.of(
                        new Clue(Clue.How.IS, 6, List.of(incident.code())),
                        new Clue(Clue.How.IS, 5, with(known, number)),
                        new Clue(Clue.How.IS, 4, partsOfPhrases(known)),
                        new Clue(Clue.How.IS, 3, List.copyOf(IncidentWords.cited(incident))),
                        new Clue(Clue.How.START, 3, deeper(IncidentWords.ranged(incident))),
                        new Clue(Clue.How.PART, 3, only(known, text -> !isLatin(text))),
                        new Clue(Clue.How.LONG_PART, 3, only(known, WhatNow::isLatin)),
                        new Clue(Clue.How.IS, 2, List.copyOf(above)),
                        new Clue(Clue.How.START, 2, deeper(Set.of(number))),
                        new Clue(Clue.How.AROUND, 2, only(known, text -> !isLatin(text))))
                .filter(clue -> !clue.texts().isEmpty())
                .toList();
    }

    private static List<String> with(List<String> known, String number) {
        return Stream.concat(known.stream(), Stream.of(number)).distinct().toList();
    }

    private static List<String> partsOfPhrases(List<String> known) {
        return known.stream()
                .filter(text -> text.contains(" "))
                .flatMap(text -> Stream.of(text.split(" ")))
                .distinct()
                .toList();
    }

    private static List<String> only(List<String> known, Predicate<String> which) {
        return known.stream().filter(which).distinct().toList();
    }

    /** 5.3.2 is looked for where 5.3 is. */
    private static List<String> deeper(Set<String> numbers) {
        return numbers.stream().map(number -> number + ".").toList();
    }

    private static boolean isLatin(String text) {
        return text.chars().allMatch(sign -> sign < 128);
    }

    private static List<String> words(String text) {
        String bounded = text.length() <= LONGEST ? text : text.substring(0, LONGEST);
        return Stream.of(normal(bounded).split(" "))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** Small letters, ordinary width, one blank between words. */
    private static String normal(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[" + BETWEEN_WORDS + "]+", " ")
                .strip();
    }
}
