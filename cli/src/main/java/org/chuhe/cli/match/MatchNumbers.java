package org.chuhe.cli.match;

import org.chuhe.cli.console.CliException;
import org.chuhe.engines.play.ScoreRule;
import org.chuhe.engines.stats.Sprt;

/** Numbers that stand together, divided by colons. */
final class MatchNumbers {
    private MatchNumbers() {}

    /** {@code 0:5} or {@code 0:5:0.05:0.05}. */
    static Sprt sprt(String text) {
        double[] numbers = numbers("--sprt", text);
        try {
            if (numbers.length == 2) {
                return new Sprt(numbers[0], numbers[1], 0.05, 0.05);
            }
            if (numbers.length == 4) {
                return new Sprt(numbers[0], numbers[1], numbers[2], numbers[3]);
            }
        } catch (IllegalArgumentException e) {
            // Falls through to what is said about all of them.
        }
        throw new CliException("match.sprt", text);
    }

    /** {@code SCORE:MOVES} or {@code SCORE:MOVES:FROM}. */
    static ScoreRule rule(String name, String text) {
        double[] numbers = numbers(name, text);
        if (numbers.length == 2 || numbers.length == 3) {
            int from = numbers.length == 3 ? (int) numbers[2] : 0;
            if (numbers[0] >= 0
                    && numbers[0] <= 30_000
                    && numbers[1] >= 1
                    && numbers[1] <= 1000
                    && from >= 0
                    && from <= 10_000) {
                return new ScoreRule((int) numbers[0], (int) numbers[1], from);
            }
        }
        throw new CliException("match.score-rule", name, text);
    }

    private static double[] numbers(String name, String text) {
        String[] parts = text.split(":", -1);
        double[] numbers = new double[parts.length];
        for (int i = 0; i < parts.length; i++) {
            if (!parts[i].matches("-?\\d{1,6}(?:\\.\\d{1,6})?")) {
                throw new CliException(
                        name.equals("--sprt") ? "match.sprt" : "match.score-rule",
                        name.equals("--sprt") ? new Object[] {text} : new Object[] {name, text});
            }
            numbers[i] = Double.parseDouble(parts[i]);
        }
        return numbers;
    }
}
