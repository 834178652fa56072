package org.chuhe.engines.protocol;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a program says while it thinks.
 *
 * @param depth how deep it has looked, in plies
 * @param score what it thinks of its position, in hundredths of a pawn
 * @param mate in how many moves it mates; negative if it is mated
 * @param nodes how many positions it has looked at
 * @param line the line of play it expects, as it spells it
 */
public record SearchReport(int depth, OptionalInt score, OptionalInt mate, long nodes, String line) {
    private static final int MATED = 30_000;

    /** The report of a line; empty if it has no score. */
    public static Optional<SearchReport> read(String line) {
        if (!line.startsWith("info ") || !line.contains(" score ")) {
            return Optional.empty();
        }
        String[] words = line.split("\\s+");
        int depth = 0;
        long nodes = 0;
        OptionalInt score = OptionalInt.empty();
        OptionalInt mate = OptionalInt.empty();
        String rest = "";
        for (int i = 1; i + 1 < words.length && rest.isEmpty(); i++) {
            switch (words[i]) {
                case "depth" -> depth = (int) number(words[i + 1]);
                case "nodes" -> nodes = number(words[i + 1]);
                case "score" -> {
                    boolean kind = !isNumber(words[i + 1]) && i + 2 < words.length;
                    OptionalInt value = value(words[kind ? i + 2 : i + 1]);
                    mate = words[i + 1].equals("mate") ? value : mate;
                    score = words[i + 1].equals("mate") ? score : value;
                }
                case "pv" -> rest = line.substring(line.indexOf(" pv ") + 4).strip();
                default -> {}
            }
        }
        return score.isEmpty() && mate.isEmpty()
                ? Optional.empty()
                : Optional.of(new SearchReport(depth, score, mate, nodes, rest));
    }

    /** The score as one number: a mate is better than any material. */
    public int value() {
        if (mate.isPresent()) {
            int moves = mate.getAsInt();
            return moves > 0 ? MATED - Math.min(moves, 1000) : -MATED + Math.min(-moves, 1000);
        }
        return score.orElse(0);
    }

    /** As the comment of a move has it: {@code +0.72/12}, {@code M5/20}. */
    public String text() {
        String worth = mate.isPresent()
                ? (mate.getAsInt() < 0 ? "-M" : "M") + Math.abs((long) mate.getAsInt())
                : hundredths(score.orElse(0));
        return worth + "/" + depth;
    }

    private static String hundredths(int value) {
        long size = Math.abs((long) value);
        return (value < 0 ? "-" : "+") + size / 100 + "." + size / 10 % 10 + size % 10;
    }

    private static boolean isNumber(String word) {
        return word.matches("[+-]?\\d{1,9}");
    }

    private static OptionalInt value(String word) {
        return isNumber(word) ? OptionalInt.of(Integer.parseInt(word)) : OptionalInt.empty();
    }

    private static long number(String word) {
        return word.matches("\\d{1,18}") ? Long.parseLong(word) : 0;
    }
}
