package org.chuhe.records.opening;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Which moves make a game belong to an opening: conditions that must all hold, whatever the order of moves.
 *
 * <pre>
 * =C41            everything that C41 asks for
 * r:b0c2          Red has played b0c2 within ten rounds
 * b3:h9g7         Black has, within three
 * !b:b9c7         Black has not
 * r:c3c4|g3g4     Red has played one of the two
 * r:b2d2&lt;b0c2     Red has played b2d2, and b0c2 not before it
 * </pre>
 */
record EccoRule(List<Condition> conditions) {
    private static final Pattern TERM = Pattern.compile("(!?)([rb])(\\d*):([a-i0-9|]+)(?:<([a-i0-9|]+))?");

    EccoRule {
        conditions = List.copyOf(conditions);
    }

    /**
     * One condition.
     *
     * @param moves of which one must have been played
     * @param within in so many rounds
     * @param before of which none may have been played earlier
     */
    record Condition(boolean denied, boolean red, int within, List<String> moves, List<String> before) {
        boolean holds(OpeningMoves game) {
            return denied != moves.stream().anyMatch(move -> played(game, move));
        }

        private boolean played(OpeningMoves game, String move) {
            int round = game.round(red, move);
            return round > 0
                    && round <= within
                    && before.stream().allMatch(other -> {
                        int earlier = game.round(red, other);
                        return earlier == 0 || earlier > round;
                    });
        }
    }

    /**
     * Reads a rule.
     *
     * @param known the rules so far, by their codes
     */
    static EccoRule read(String text, Map<String, EccoRule> known) {
        List<Condition> conditions = new ArrayList<>();
        for (String word : text.split("\\s+")) {
            Matcher term = TERM.matcher(word);
            if (word.startsWith("=")) {
                EccoRule other = known.get(word.substring(1));
                if (other == null) {
                    throw new IllegalArgumentException("no rule for " + word);
                }
                conditions.addAll(other.conditions());
            } else if (term.matches()) {
                conditions.add(new Condition(
                        !term.group(1).isEmpty(),
                        term.group(2).equals("r"),
                        term.group(3).isEmpty() ? OpeningMoves.ROUNDS : Integer.parseInt(term.group(3)),
                        moves(term.group(4)),
                        moves(term.group(5))));
            } else {
                throw new IllegalArgumentException("not a condition: " + word);
            }
        }
        return new EccoRule(conditions);
    }

    private static List<String> moves(@Nullable String text) {
        return text == null ? List.of() : List.of(text.split("\\|"));
    }

    boolean holds(OpeningMoves game) {
        return conditions.stream().allMatch(condition -> condition.holds(game));
    }
}
