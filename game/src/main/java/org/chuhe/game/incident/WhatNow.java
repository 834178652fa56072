package org.chuhe.game.incident;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** "What now?": leads from what somebody types (摸子, illegal, 迟到, 8.1.3 …) to the incidents it may be about, best first. */
public final class WhatNow {
    private static final int LONGEST = 80;

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
            int score = score(incident, wanted);
            if (score > 0) {
                found.add(new Found(incident, score));
            }
        }
        found.sort(Comparator.comparingInt(Found::score).reversed());
        return found.stream().map(Found::incident).toList();
    }

    private static int score(Incident incident, List<String> wanted) {
        int sum = 0;
        for (String word : wanted) {
            int best = 0;
            for (String known : IncidentWords.search(incident)) {
                best = Math.max(best, likeness(normal(known), word));
            }
            best = Math.max(best, article(incident.article().number(), word));
            best = Math.max(best, IncidentWords.cites(incident, word) ? 3 : 0);
            best = Math.max(best, incident.id().equals(word) ? 6 : 0);
            sum += best;
        }
        return sum;
    }

    private static int article(String number, String word) {
        if (!Character.isDigit(word.charAt(0))) {
            return 0;
        }
        if (number.equals(word)) {
            return 5;
        }
        return number.startsWith(word + ".") || word.startsWith(number + ".") ? 2 : 0;
    }

    private static int likeness(String known, String word) {
        if (known.equals(word)) {
            return 5;
        }
        if (Stream.of(known.split(" ")).anyMatch(word::equals)) {
            return 4;
        }
        boolean part = known.contains(word) && (word.length() > 2 || !isAscii(word));
        boolean whole = word.contains(known) && !isAscii(known);
        return part ? 3 : whole ? 2 : 0;
    }

    private static boolean isAscii(String text) {
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
                .replaceAll("[\\s,;:!?，。；：！？、]+", " ")
                .strip();
    }
}
